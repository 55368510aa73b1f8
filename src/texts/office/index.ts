import { createContext, use, useMemo } from 'react';
import type { Feature, PlanLimit } from '#operators/plans/rules/plan.ts';
import { nameIn, nameOf } from '#ordering/menu/rules/name-in.ts';
import { labelFor } from '#ordering/menu/rules/translations.ts';
import { messageOf } from '#platform/errors/rules/error-messages.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { FieldFault, FieldFaults } from '#platform/errors/rules/field-fault.ts';
import {
  DEFAULT_LANGUAGE,
  OFFICE_LANGUAGES,
  type OfficeLanguage,
} from '#platform/language/rules/languages.ts';
import { placeName } from '#tables/table-list/rules/place-name.ts';
import { en, type Texts } from './en.ts';
import { hi } from './hi.ts';

export const TEXTS: Record<OfficeLanguage, Texts> = { en, hi };

export interface Interface {
  language: OfficeLanguage;
  t: Texts;
  setLanguage: (language: OfficeLanguage) => void;
}

export const TextsContext = createContext<Interface>({ language: 'en', t: en, setLanguage: () => {} });

export function useInterface(): Interface {
  return use(TextsContext);
}

export function useTexts(): Texts {
  return use(TextsContext).t;
}

/** What dishes, options, order types, charges and tables are called for whoever is looking. */
export function useNames() {
  const { t, language } = useInterface();
  return useMemo(
    () => ({
      language,
      labelOf: (thing: Parameters<typeof labelFor>[0]) => labelFor(thing, language),
      /** Where the restaurant says nothing, the usual name. */
      nameOf: (thing: Parameters<typeof nameOf>[0]) => nameOf(thing, language, t.names),
      /** "Dine-In, Table 4" as the server joins them. */
      placesIn: (places: string) =>
        places
          .split(', ')
          .map((name) => nameIn(t.names, name))
          .join(', '),
      placeOf: (place: Parameters<typeof placeName>[0]) => nameIn(t.names, placeName(place)),
    }),
    [t, language],
  );
}

/** The one chosen before, else the first of the browser's that we speak. */
export function chooseLanguage(remembered: string | null, preferred: readonly string[]): OfficeLanguage {
  const wished = [remembered, ...preferred.map((tag) => tag.slice(0, 2))];
  const known = wished.flatMap((wish) => OFFICE_LANGUAGES.find((language) => language === wish) ?? []);
  return known[0] ?? DEFAULT_LANGUAGE;
}

export function errorText(t: Texts, error: unknown): string {
  if (!(error instanceof AppError)) return t.errors.INTERNAL ?? '';
  if (error.code === 'PLAN_LIMIT') return planText(t, error.details as unknown as PlanFault);
  if (error.details?.['needsApproval']) return t.tablets.approvalNeedsInternet;
  return t.errors[error.code] ?? messageOf(error);
}

interface PlanFault {
  limit: PlanLimit | Feature;
  most: number;
  used: number;
}

/** Names what there is no room for, or what the plan does not include. */
function planText({ plan: t }: Texts, { limit, most, used }: PlanFault): string {
  return limit in t.limits
    ? t.over(t.limits[limit as PlanLimit], used, most)
    : t.without(t.features[limit as Feature]);
}

export function faultText(t: Texts, fault: FieldFault): string {
  return t.faults[fault.rule](fault as never);
}

/** What the server finds wrong with a form, by field; nothing where that is not what went wrong. */
export function fieldTexts(t: Texts, error: unknown): Record<string, string> {
  const { fields = {} } = detailsOf(error);
  const faults = fieldFaults(error);
  const texts = Object.entries(fields).map(([field, message]) => {
    const fault = faults[field];
    return [field, fault && Object.hasOwn(t.faults, fault.rule) ? faultText(t, fault) : message];
  });
  return Object.fromEntries(texts);
}

/** The same as rules, for those who place them before they are put into words. */
export function fieldFaults(error: unknown): FieldFaults {
  return detailsOf(error).faults ?? {};
}

function detailsOf(error: unknown): Told {
  return error instanceof AppError ? ((error.details ?? {}) as Told) : {};
}

interface Told {
  fields?: Record<string, string>;
  faults?: FieldFaults;
}
