import type { Translations } from '#ordering/menu/rules/menu.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import type { Course } from '../rules/course.ts';
import styles from './courses.module.css';
import { withCategory } from './draft.ts';

interface CategoriesCardProps {
  categories: readonly { _id: string; label: string; translations?: Translations | undefined }[];
  courses: readonly Course[];
  onChange: (courses: Course[]) => void;
}

const AT_ONCE = '';

/** The course of each category. A new one is cooked at once until somebody says otherwise. */
export function CategoriesCard({ categories, courses, onChange }: CategoriesCardProps) {
  const { courses: t } = useTexts();
  const { nameOf } = useNames();
  if (categories.length === 0) return <p>{t.noCategories}</p>;
  const options = [
    { value: AT_ONCE, label: t.atOnce },
    ...courses.map(({ id, name }, at) => ({
      value: id,
      label: name.trim() === '' ? t.name(at + 1) : nameOf({ label: name }),
    })),
  ];
  return (
    <div className={styles.categories}>
      {categories.map((category) => (
        <SelectField
          key={category._id}
          label={nameOf(category)}
          value={courses.find(({ categories: ids }) => ids.includes(category._id))?.id ?? AT_ONCE}
          options={options}
          onChange={(courseId) => onChange(withCategory(courses, category._id, courseId))}
        />
      ))}
    </div>
  );
}
