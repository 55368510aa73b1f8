import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import type { Faults } from '#ui/office/forms/use-form.ts';
import { CloseIcon, PlusIcon, UpIcon } from '#ui/office/icons.tsx';
import { randomUuid } from '#ui/shared/random-id.ts';
import { type Course, LONGEST_COURSE, MOST_COURSES } from '../rules/course.ts';
import styles from './courses.module.css';
import { movedUp, renamed } from './draft.ts';

interface CoursesCardProps {
  courses: readonly Course[];
  faults: Faults;
  onChange: (courses: Course[]) => void;
}

/** The courses in the order in which they are served. */
export function CoursesCard({ courses, faults, onChange }: CoursesCardProps) {
  const { courses: t } = useTexts();
  const add = () => onChange([...courses, { id: randomUuid(), name: '', categories: [] }]);
  return (
    <div className={styles.courses}>
      {courses.map(({ id, name }, at) => {
        const called = name.trim() || t.name(at + 1);
        return (
          <div key={id} className={styles.course}>
            <TextField
              label={t.name(at + 1)}
              value={name}
              maxLength={LONGEST_COURSE}
              fault={faults[`courses.${at}.name`]}
              onChange={(next) => onChange(renamed(courses, at, next))}
            />
            <Button
              aria-label={t.up(called)}
              icon={<UpIcon />}
              disabled={at === 0}
              onClick={() => onChange(movedUp(courses, at))}
            />
            <Button
              aria-label={t.remove(called)}
              icon={<CloseIcon />}
              onClick={() => onChange(courses.toSpliced(at, 1))}
            />
          </div>
        );
      })}
      {courses.length < MOST_COURSES && (
        <Button icon={<PlusIcon />} onClick={add}>
          {t.add}
        </Button>
      )}
    </div>
  );
}
