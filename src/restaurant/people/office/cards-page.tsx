import { useTexts } from '#texts/office/index.ts';
import { Avatar } from '#ui/office/avatar.tsx';
import { MailIcon, PhoneIcon } from '#ui/office/icons.tsx';
import type { PersonView } from '../wire/staff.ts';
import styles from './cards-page.module.css';
import { RolePill } from './role-pill.tsx';
import { Seen } from './seen.tsx';
import { StaffFrame } from './staff-frame.tsx';

/** The people as cards with their contacts, to call somebody who is late. */
export function CardsPage() {
  return (
    <StaffFrame>
      {({ people }) => (
        <ul className={styles.cards}>
          {people.map((person) => (
            <PersonCard key={person._id} person={person} />
          ))}
        </ul>
      )}
    </StaffFrame>
  );
}

function PersonCard({ person: { name, email, phone, role, seenAt } }: { person: PersonView }) {
  const { staff: t } = useTexts();
  return (
    <li className={styles.card}>
      <Avatar name={name} size="big" />
      <h2 className={styles.name}>{name}</h2>
      <RolePill role={role} />
      <Seen at={seenAt} isAlone />
      <div className={styles.ways}>
        {phone !== '' && (
          <a href={`tel:${phone.replaceAll(' ', '')}`}>
            <PhoneIcon size={18} />
            <span className="visually-hidden">{t.call(name)}</span>
            <span>{phone}</span>
          </a>
        )}
        {email !== '' && (
          <a href={`mailto:${email}`}>
            <MailIcon size={18} />
            <span className="visually-hidden">{t.mail(name)}</span>
            <span>{email}</span>
          </a>
        )}
      </div>
    </li>
  );
}
