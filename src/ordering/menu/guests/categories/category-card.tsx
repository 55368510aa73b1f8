import { memo, useState } from 'react';
import { discountPercent } from '#ordering/prices/rules/price-line.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { labelIn } from '#texts/guests/label-in.ts';
import { Picture } from '#ui/guests/picture.tsx';
import { Icon } from '#ui/shared/components/icon.tsx';
import type { Category } from '../../rules/menu.ts';
import { ItemCard } from '../dish/item-card.tsx';
import { Marked } from '../search/marked.tsx';
import { useStoreSetting } from '../store-context.ts';
import styles from './category-card.module.css';
import { categoryAnchor } from './use-category-in-view.ts';

const SIZES = '(min-width: 1081px) 468px, (min-width: 600px) 96vw, 60vw';

interface Props {
  category: Category;
  isFirst: boolean;
}

export const CategoryCard = memo(function CategoryCard({ category, isFirst }: Props) {
  const { texts, language } = useLanguage();
  const { query, secondLanguage } = useStoreSetting();
  const [isUnfolded, setUnfolded] = useState(!category.collapsed);
  // Search results are unfolded and have no banner.
  const isOpen = isUnfolded || query !== '';
  const label = labelIn(category, language);
  const isTranslated = label.text !== category.label;
  const second = isTranslated ? undefined : category.translations[secondLanguage]?.label;
  const dishesId = `${categoryAnchor(category)}-dishes`;
  const isPictured = query === '' && category.image !== null;
  return (
    <section
      className={styles.category}
      id={categoryAnchor(category)}
      data-pictured={isPictured}
      data-rows={isOpen ? Math.ceil(category.items.length / 2) : 0}
      aria-labelledby={`${dishesId}-title`}
    >
      <h2 className={styles.heading} id={`${dishesId}-title`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={dishesId}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isPictured && (
            <span className={styles.banner}>
              <Picture
                url={category.image}
                alt=""
                name={label.text}
                sizes={SIZES}
                load={isFirst ? 'first' : 'near'}
              />
            </span>
          )}
          <span className={styles.title}>
            {query === '' && !isPictured && (
              <span className={styles.tile}>
                <Picture url={null} alt="" name={label.text} sizes="" />
              </span>
            )}
            <span className={styles.names}>
              <span lang={label.lang}>
                <Marked text={label.text} isName />
              </span>
              {second && second !== label.text && (
                <span className={styles.second} lang={secondLanguage}>
                  <Marked text={second} isName />
                </span>
              )}
              {category.discount > 0 && (
                <span className={styles.off}>{texts.menu.off(discountPercent(category.discount, 0))}</span>
              )}
            </span>
            <span className={styles.arrow} data-open={isOpen}>
              <Icon name="up" size={20} />
            </span>
          </span>
        </button>
      </h2>
      <ul className={styles.dishes} id={dishesId} hidden={!isOpen}>
        {category.items.map((item) => (
          <ItemCard key={item.id} dish={{ item, category }} />
        ))}
      </ul>
    </section>
  );
});
