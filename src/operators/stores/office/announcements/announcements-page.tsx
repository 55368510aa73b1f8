import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnnouncementView } from '#operators/announcements/wire/announcements.ts';
import { PRODUCT } from '#restaurant/access/office/site-brand.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { formatDate } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { PageOf } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { allAnnouncementsQuery } from '../../office-api/operator-site.ts';
import { useMayOperate } from '../use-may-operate.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import styles from './announcements.module.css';
import { EndDialog } from './end-dialog.tsx';

/** What the operator tells owners. */
export function AnnouncementsPage() {
  const { operator } = useTexts();
  const t = operator.announcements;
  const { data, error, refetch } = useQuery(allAnnouncementsQuery);
  const [changing, setChanging] = useState<AnnouncementView | 'new' | null>(null);
  const mayChange = useMayOperate()('operator.stores');
  const [ending, setEnding] = useState<AnnouncementView | null>(null);
  return (
    <PageOf
      owner={PRODUCT}
      title={t.title}
      lead={t.lead}
      actions={
        mayChange && (
          <Button look="main" onClick={() => setChanging('new')}>
            {t.add}
          </Button>
        )
      }
    >
      {error && !data && <Failure title={t.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.announcements.length === 0 && <Nothing title={t.none} hint={t.noneHint} />}
      {data?.announcements.map((announcement) => (
        <Announcement
          key={announcement._id}
          announcement={announcement}
          mayChange={mayChange}
          onChange={() => setChanging(announcement)}
          onEnd={() => setEnding(announcement)}
        />
      ))}
      {changing && (
        <AnnouncementForm
          announcement={changing === 'new' ? null : changing}
          onClose={() => setChanging(null)}
        />
      )}
      {ending && <EndDialog announcement={ending} onClose={() => setEnding(null)} />}
    </PageOf>
  );
}

interface AnnouncementProps {
  announcement: AnnouncementView;
  mayChange: boolean;
  onChange: () => void;
  onEnd: () => void;
}

function Announcement({
  announcement: { text, textInHindi, plan, chosen, until },
  mayChange,
  onChange,
  onEnd,
}: AnnouncementProps) {
  const { t, language } = useInterface();
  const { announcements: words } = t.operator;
  const day = formatDate(until, language);
  const isOver = Date.parse(until) <= serverNow();
  return (
    <Card
      title={chosen ? t.operator.bulk.readers : plan === '' ? words.everybody : words.ofPlan(plan)}
      hint={isOver ? words.over(day) : words.untilDay(day)}
      actions={
        mayChange && (
          <div className={common.row}>
            <Button aria-label={words.editOf(text)} onClick={onChange}>
              {t.edit}
            </Button>
            <Button aria-label={words.endOf(text)} onClick={onEnd}>
              {words.end}
            </Button>
          </div>
        )
      }
    >
      <p className={styles.text}>{text}</p>
      {textInHindi !== '' && (
        <p className={styles.text} lang="hi">
          {textInHindi}
        </p>
      )}
    </Card>
  );
}
