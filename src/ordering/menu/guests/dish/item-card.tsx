import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { descriptionIn, labelIn } from '#texts/guests/label-in.ts';
import { PriceTag } from '#ui/guests/price-tag.tsx';
import { VegMark } from '#ui/shared/components/veg-mark.tsx';
import { AVAILABLE } from '../../rules/menu.ts';
import { nameOf } from '../../rules/name-in.ts';
import { swapsOf } from '../../rules/options/swaps.ts';
import { fewLeft } from '../../rules/portions.ts';
import { Marked } from '../search/marked.tsx';
import { type Dish, useStoreSetting } from '../store-context.ts';
import { AddControl } from './add-control.tsx';
import { CardPictures } from './card-pictures.tsx';
import styles from './item-card.module.css';

const SIZES = '(min-width: 1081px) 226px, (min-width: 600px) 290px, calc(50vw - 22px)';

interface Props {
  dish: Dish;
  load?: 'first' | undefined;
}

export function ItemCard({ dish, load }: Props) {
  const { texts, language } = useLanguage();
  const { currency, found, onDish, onPictures } = useStoreSetting();
  const { item, category } = dish;
  const label = labelIn(item, language);
  const description = descriptionIn(item, language);
  const few = fewLeft(item);
  const other = found?.otherName(item, label.text);
  return (
    <li className={styles.card} data-dish={item.id} data-gone={item.state !== AVAILABLE}>
      <div className={styles.pictures}>
        {item.images.length > 0 && (
          <CardPictures
            images={item.images}
            label={label.text}
            sizes={SIZES}
            load={load}
            onOpen={(at) => onPictures(item.images, label.text, at)}
          />
        )}
        {item.tags.length > 0 && (
          <ul className={styles.tags}>
            {item.tags.map((tag) => (
              <li key={tag}>
                <Marked
                  text={nameOf(
                    { label: tag, translations: item.tagTranslations?.[tag] },
                    language,
                    texts.names,
                  )}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          {item.veg !== null && (
            <VegMark veg={item.veg} label={item.veg ? texts.menu.veg : texts.menu.nonVeg} />
          )}
          <button type="button" lang={label.lang} onClick={() => onDish({ ...dish, kind: 'open' })}>
            <Marked text={label.text} isName />
          </button>
        </h3>
        {other && (
          <p className={styles.description} lang={other.lang}>
            <Marked text={other.text} isName />
          </p>
        )}
        {description.text !== '' && (
          <p className={styles.description} lang={description.lang}>
            <Marked text={description.text} />
          </p>
        )}
        {swapsOf(item).map((option) => {
          const instead = labelIn(option, language);
          return (
            <p key={option.id} className={styles.few} lang={instead.lang}>
              {instead.text}
            </p>
          );
        })}
        <p className={styles.price}>
          <PriceTag item={item} category={category} currency={currency} />
          {few !== null && <span className={styles.few}>{texts.menu.left(few)}</span>}
        </p>
        <AddControl dish={dish} label={label.text} />
      </div>
    </li>
  );
}
