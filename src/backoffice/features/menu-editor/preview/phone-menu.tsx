import { useState } from 'react';
import type { Category, Item, Menu } from '#domain/menu/menu.ts';
import { nameOf } from '#domain/menu/name-in.ts';
import { startingPrice } from '#domain/menu/options.ts';
import { resizedUrl } from '#domain/menu/own-pictures.ts';
import { discountPercent, priceDish } from '#domain/menu/pricing.ts';
import { formatMoney } from '#domain/money/money.ts';
import { VegMark } from '#ui/parts/veg-mark.tsx';
import { DownIcon } from '../../../parts/icons.tsx';
import { descriptionFor, type Guest, guestTexts, labelFor, namesFor } from './guest.ts';
import styles from './phone-menu.module.css';

interface PhoneMenuProps {
  menu: Menu;
  guest: Guest;
  onOpen: (itemId: string) => void;
}

export function PhoneMenu({ menu, guest, onOpen }: PhoneMenuProps) {
  const t = guestTexts(guest);
  return (
    <div className={styles.menu}>
      {menu.pureVeg && <p className={styles.pureVeg}>{t.pureVeg}</p>}
      {menu.categories.map((category) => (
        // Folded anew when somebody says in the editor that it begins folded.
        <PhoneCategory
          key={`${category.id} ${category.collapsed}`}
          category={category}
          guest={guest}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}

interface PhoneCategoryProps extends Omit<PhoneMenuProps, 'menu'> {
  category: Category;
}

function PhoneCategory({ category, guest, onOpen }: PhoneCategoryProps) {
  const t = guestTexts(guest);
  const [isOpen, setOpen] = useState(!category.collapsed);
  const label = labelFor(guest, category);
  const hindi = category.translations['hi']?.label;
  return (
    <div>
      <button
        type="button"
        className={styles.category}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {category.image && <img className={styles.banner} src={resizedUrl(category.image, 640)} alt="" />}
        <span className={styles.title}>
          <b>{label}</b>
          {hindi && hindi !== label && (
            <span className={styles.hindi} lang="hi">
              {hindi}
            </span>
          )}
          {category.discount > 0 && (
            <span className={styles.off}>{t.off(discountPercent(category.discount, 0))}</span>
          )}
          <DownIcon size={18} />
        </span>
      </button>
      {isOpen && (
        <ul className={styles.dishes}>
          {category.items.map((item) => (
            <PhoneCard key={item.id} item={item} category={category} guest={guest} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </div>
  );
}

function PhoneCard({ item, category, guest, onOpen }: PhoneCategoryProps & { item: Item }) {
  const t = guestTexts(guest);
  const label = labelFor(guest, item);
  const description = descriptionFor(guest, item);
  const [image] = item.images;
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        {image ? (
          <img src={resizedUrl(image, 320)} alt="" />
        ) : (
          <span aria-hidden="true">{[...label][0]}</span>
        )}
        {item.tags.length > 0 && (
          <span className={styles.tags}>
            {item.tags.map((tag) => (
              <span key={tag}>
                {nameOf(
                  { label: tag, translations: item.tagTranslations?.[tag] },
                  guest.language,
                  namesFor(guest),
                )}
              </span>
            ))}
          </span>
        )}
      </div>
      <span className={styles.add} aria-hidden="true">
        {guest.viewOnly ? t.viewMore : t.add}
      </span>
      <div className={styles.text}>
        <p className={styles.name}>
          {item.veg !== null && <VegMark veg={item.veg} label={item.veg ? t.veg : t.nonVeg} />}
          <button type="button" onClick={() => onOpen(item.id)}>
            {label}
          </button>
        </p>
        {description && <p className={styles.description}>{description}</p>}
        <PhonePrice item={item} category={category} guest={guest} />
      </div>
    </li>
  );
}

export function PhonePrice({ item, category, guest }: { item: Item; category: Category; guest: Guest }) {
  const t = guestTexts(guest);
  const { base, unit, savings } = priceDish(startingPrice(item), { item, category });
  return (
    <p className={styles.price}>
      <strong>{formatMoney(unit, guest.currency)}</strong>
      {savings > 0 && (
        <>
          <s>{formatMoney(base, guest.currency)}</s>
          <em>{t.off(discountPercent(category.discount, item.discount))}</em>
        </>
      )}
    </p>
  );
}
