import { linkHref, linkProps } from '#platform/phone/guests/links/link-href.ts';
import type { StoreProfile } from '#restaurant/stores/wire/store.ts';
import { Field } from '#ui/guests/form/field.tsx';
import actions from '#ui/shared/components/actions.module.css';
import { Icon } from '#ui/shared/components/icon.tsx';
import { useReservationTexts } from '../texts/guests/reservation/use-reservation-texts.ts';
import { Choices } from './choices.tsx';
import styles from './reservation.module.css';

const BUTTONS = 8;

interface Props {
  party: number;
  most: number;
  links: StoreProfile['links'];
  onParty: (party: number) => void;
}

/** How many come. Larger parties than the restaurant takes here are asked to call. */
export function PartyChoice({ party, most, links, onParty }: Props) {
  const { form } = useReservationTexts();
  const buttons = Array.from({ length: Math.min(BUTTONS, most) }, (_, index) => String(index + 1));
  const phone = links.find(({ type }) => type === 'Phone');
  const href = phone ? linkHref(phone) : null;
  return (
    <div className={styles.group}>
      <Choices
        label={form.party}
        size="s"
        choices={buttons.map((value) => ({ value, text: value }))}
        chosen={String(party)}
        onChoose={(value) => onParty(Number(value))}
      />
      {most > BUTTONS && (
        <Field
          label={form.larger(BUTTONS)}
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          value={party > BUTTONS ? party : ''}
          onChange={({ target }) => {
            const count = Math.trunc(Number(target.value));
            if (count >= 1) onParty(Math.min(count, most));
          }}
        />
      )}
      <p className={styles.hint}>
        {form.larger(most)} {form.call}
      </p>
      {href !== null && (
        <a className={actions.quiet} {...linkProps(href)}>
          <Icon name="phone" size={20} />
          {form.callNow}
        </a>
      )}
    </div>
  );
}
