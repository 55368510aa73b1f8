import { useState } from 'react';
import type { FoundItem, OptionGroup } from '#domain/menu/menu.ts';
import { isGiven, preselected, toggleOption } from '#domain/menu/options.ts';
import { resizedUrl } from '#domain/menu/own-pictures.ts';
import { priceDish } from '#domain/menu/pricing.ts';
import { formatMoney, formatMoneyFixed } from '#domain/money/money.ts';
import { VegMark } from '#ui/parts/veg-mark.tsx';
import { CloseIcon } from '../../../parts/icons.tsx';
import { useOwnPictures } from '../../../parts/use-own-picture.ts';
import { descriptionFor, type Guest, guestTexts, labelFor } from './guest.ts';
import styles from './phone-dish.module.css';
import { PhonePrice } from './phone-menu.tsx';

interface PhoneDishProps {
  dish: FoundItem;
  guest: Guest;
  onClose: () => void;
}

/** The sheet that a guest opens of a dish, with all that can be chosen about it. */
export function PhoneDish({ dish, guest, onClose }: PhoneDishProps) {
  const t = guestTexts(guest);
  const { item, category } = dish;
  const [touched, touch] = useState<Record<string, string[]>>({});
  const groups = item.groups.filter(({ options }) => options.length > 0);
  const chosenOf = (group: OptionGroup) => {
    const first = (isGiven(item, group) ? group.options : preselected(group)).map(({ id }) => id);
    const known = new Set(group.options.map(({ id }) => id));
    return (touched[group.id] ?? first).filter((id) => known.has(id)).slice(0, group.maxSelection);
  };
  const base = groups
    .flatMap((group) => group.options.filter(({ id }) => chosenOf(group).includes(id)))
    .reduce((sum, { price }) => sum + price, 0);
  const { unit } = priceDish(base, dish);
  const label = labelFor(guest, item);
  const description = descriptionFor(guest, item);
  const shownFor = useOwnPictures(item.images);
  const images = item.images.flatMap((url) => shownFor(url).picture ?? []);
  const [image] = images;
  return (
    <div className={styles.backdrop}>
      <section className={styles.sheet} aria-label={label} lang={guest.language}>
        <header className={styles.head}>
          {image ? (
            <img src={resizedUrl(image, 320)} alt="" />
          ) : (
            <span className={styles.initial}>{[...label][0]}</span>
          )}
          <div className={styles.about}>
            <p className={styles.name}>
              {item.veg !== null && <VegMark veg={item.veg} label={item.veg ? t.veg : t.nonVeg} />}
              <b>{label}</b>
            </p>
            {description && <p className={styles.description}>{description}</p>}
            <PhonePrice item={item} category={category} guest={guest} />
          </div>
          <button type="button" className={styles.close} aria-label={t.close} onClick={onClose}>
            <CloseIcon size={18} />
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <div className={styles.body} tabIndex={0}>
          {images.length > 1 && (
            <div className={styles.pictures}>
              {images.map((picture) => (
                <img key={picture} src={resizedUrl(picture, 320)} alt="" />
              ))}
            </div>
          )}
          {groups.map((group) => (
            <PhoneGroup
              key={group.id}
              group={group}
              guest={guest}
              itemLabel={label}
              chosen={chosenOf(group)}
              onChoose={(ids) => touch({ ...touched, [group.id]: ids })}
            />
          ))}
        </div>
        {!guest.viewOnly && (
          <p className={styles.foot}>
            <span>{t.addToCart}</span>
            <span>{formatMoneyFixed(unit, guest.currency)}</span>
          </p>
        )}
      </section>
    </div>
  );
}

interface PhoneGroupProps {
  group: OptionGroup;
  guest: Guest;
  itemLabel: string;
  /** By id: labels may still be the same while they are being typed. */
  chosen: string[];
  onChoose: (ids: string[]) => void;
}

function PhoneGroup({ group, guest, itemLabel, chosen, onChoose }: PhoneGroupProps) {
  const t = guestTexts(guest);
  const isInformation = group.maxSelection === 0;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <b>{labelFor(guest, group)}</b>
        {group.required && !isInformation && <span>{t.required}</span>}
      </legend>
      {group.description && <p className={styles.description}>{descriptionFor(guest, group)}</p>}
      <p className={styles.description}>{t.hint(group.maxSelection, itemLabel)}</p>
      {group.options.map((option) =>
        isInformation ? (
          <p key={option.id} className={styles.option}>
            <span>{labelFor(guest, option)}</span>
            <span className={styles.price}>
              {descriptionFor(guest, { ...option, description: option.text ?? '' })}
            </span>
          </p>
        ) : (
          <label key={option.id} className={styles.option}>
            <input
              type={group.maxSelection === 1 ? 'radio' : 'checkbox'}
              name={`preview-${group.id}`}
              checked={chosen.includes(option.id)}
              onChange={() => onChoose(toggleOption(group, chosen, option.id).labels)}
            />
            <span>{labelFor(guest, option)}</span>
            <span className={styles.price}>
              {option.price === 0 ? t.free : formatMoney(option.price, guest.currency)}
            </span>
          </label>
        ),
      )}
    </fieldset>
  );
}
