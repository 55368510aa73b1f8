import { useEffect, useRef, useState } from 'react';
import { type CartEntry, lineKey } from '#ordering/cart/rules/cart.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { setQuantity, useCart } from '#platform/phone/guests/state/cart.ts';
import { showToast } from '#platform/phone/guests/state/toasts.ts';
import { labelIn } from '#texts/guests/label-in.ts';
import { resolveSelection } from '../../rules/options/resolve-selection.ts';
import type { DishRequest, DishSetting } from './dish-request.ts';
import { ItemSheet } from './item-sheet.tsx';
import { RepeatSheet } from './repeat-sheet.tsx';
import { VariantsSheet } from './variants-sheet.tsx';

interface Props extends DishSetting {
  /** Null while no sheet is open. */
  request: DishRequest | null;
  /** The dish as the store has it now; null if it is gone. */
  present: Omit<DishRequest, 'kind'> | null;
  onClose: () => void;
}

/** The sheets of one dish: its options, the question whether to repeat, and the choice of a variant to remove. */
export function ItemSheets({ request, present, onClose, ...setting }: Props) {
  const { shown, turn } = useLast(request);
  const [anewIn, setAnewIn] = useState(0);
  const lines = useCart(setting.slug)?.lines.filter(({ itemId }) => itemId === shown?.item.id) ?? [];
  // Counted when the request came: later changes of the cart must not switch the sheet.
  const variants = useFirst(turn, lines.length);
  const last = lines.at(-1);
  const canRepeat = useFirst(turn, last && shown ? isStill(shown, last) : false);
  useOneLess(request, lines, setting.slug, onClose);
  if (!shown) return null;

  const isOpen = request !== null;
  const wantsRepeat = shown.kind === 'more' && canRepeat && anewIn !== turn;
  const wantsLess = shown.kind === 'less';
  const sheet = { request: { ...shown, ...present }, isGone: present === null, onClose, ...setting };
  return (
    <>
      <ItemSheet key={`item ${turn}`} open={isOpen && !wantsRepeat && !wantsLess} {...sheet} />
      <RepeatSheet open={isOpen && wantsRepeat} last={last} onAnew={() => setAnewIn(turn)} {...sheet} />
      <VariantsSheet open={isOpen && wantsLess && variants > 1} lines={lines} {...sheet} />
    </>
  );
}

/** Whether one more of the line can be ordered as it is. */
const isStill = ({ item }: DishRequest, { selections }: CartEntry): boolean =>
  'chosen' in resolveSelection(item, selections);

/** The last request, which stays while its sheet closes, with its number. */
function useLast(request: DishRequest | null): { shown: DishRequest | null; turn: number } {
  const [last, setLast] = useState({ shown: request, turn: 1 });
  if (request === null || request === last.shown) return last;
  const next = { shown: request, turn: last.turn + 1 };
  setLast(next);
  return next;
}

function useFirst<Value>(turn: number, value: Value): Value {
  const [first, setFirst] = useState({ turn, value });
  if (first.turn === turn) return first.value;
  setFirst({ turn, value });
  return value;
}

/** Removes one at once if the cart has a single variant. */
function useOneLess(
  request: DishRequest | null,
  lines: CartEntry[],
  slug: string,
  onClose: () => void,
): void {
  const { texts, language } = useLanguage();
  const handled = useRef<DishRequest | null>(null);
  useEffect(() => {
    if (request?.kind !== 'less' || handled.current === request || lines.length > 1) return;
    handled.current = request;
    const [line] = lines;
    if (line) setQuantity(slug, lineKey(line), line.quantity - 1);
    if (line?.quantity === 1) showToast(texts.cartBar.removed(labelIn(request.item, language).text), 'error');
    onClose();
  }, [request, lines, slug, onClose, texts, language]);
}
