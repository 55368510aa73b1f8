import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Swatches } from '#ui/office/choices/swatches.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { SettingsForm } from '#ui/office/settings/settings-form.tsx';
import { useStoreForm } from '../use-store-form.ts';
import { ContrastTable } from './contrast-table.tsx';
import styles from './look-page.module.css';
import { Phone } from './phone.tsx';

const COLOR = /^[0-9A-F]{6}$/i;

export function LookPage() {
  const { settings } = useTexts();
  const t = settings.look;
  const { profile } = useStore();
  const form = useStoreForm<{ primaryColor: string }>({
    name: 'look',
    saved: { primaryColor: profile.primaryColor },
    tidy: ({ primaryColor }) => ({ primaryColor: primaryColor.trim().replace(/^#/, '') }),
    check: ({ primaryColor }): Record<string, string> =>
      COLOR.test(primaryColor) ? {} : { primaryColor: settings.faults.color },
  });
  const { draft, field, set } = form;
  const typed = draft.primaryColor.trim().replace(/^#/, '');
  const color = COLOR.test(typed) ? typed : profile.primaryColor;
  return (
    <Page title={t.title} lead={t.lead} width="wide">
      <SettingsForm form={form}>
        <div className={styles.halves}>
          <div>
            <Card title={t.choose} hint={t.menus}>
              <Swatches chosen={color} onChoose={(primaryColor) => set({ primaryColor })} />
              <div className={styles.own}>
                <TextField
                  label={t.code}
                  {...field('primaryColor')}
                  spellCheck={false}
                  autoCapitalize="characters"
                />
                <label className={styles.pick}>
                  <span>{t.pick}</span>
                  <input
                    type="color"
                    value={`#${color.toLowerCase()}`}
                    onChange={(event) => set({ primaryColor: event.target.value.slice(1).toUpperCase() })}
                  />
                </label>
              </div>
            </Card>
            <ContrastTable color={color} />
          </div>
          <Card title={t.preview}>
            <div className={styles.phones}>
              <Phone color={color} theme="light" />
              <Phone color={color} theme="dark" />
            </div>
          </Card>
        </div>
      </SettingsForm>
    </Page>
  );
}
