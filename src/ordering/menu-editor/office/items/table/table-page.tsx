import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { writeRows } from '#ordering/menu-import/rules/write-rows.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { download } from '#ui/office/buttons/download.ts';
import { Dropdown } from '#ui/office/buttons/dropdown.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { type FileFormat, writeFile } from '#ui/office/sheets/write-file.ts';
import { itemsIn } from '../../../rules/map-items.ts';
import { menuFile } from '../../face/menu-file.ts';
import { CatalogueTable } from './catalogue-table.tsx';
import styles from './table-page.module.css';

/** The office sees this table in place of the crew's list. */
export function TablePage({ catalogue }: { catalogue: CatalogueView }) {
  const t = useTexts();
  return (
    <Page
      title={t.table.title}
      lead={t.table.lead}
      width="wide"
      actions={
        <>
          <Link className={styles.link} to="/app/management/e-commerce/history">
            {t.table.history}
          </Link>
          <Link className={styles.link} to="/app/management/e-commerce/import">
            {t.table.import}
          </Link>
          <ExportMenu catalogue={catalogue} />
        </>
      }
    >
      <CatalogueTable catalogue={catalogue} />
    </Page>
  );
}

function ExportMenu({ catalogue }: { catalogue: CatalogueView }) {
  const t = useTexts();
  const { profile } = useStore();
  const { say, complain } = useNotice();

  async function exportAs(format: FileFormat): Promise<void> {
    const content = await writeFile(format, menuFile(writeRows(catalogue)));
    const day = dayIn(profile.timeZone, serverNow());
    download(content, `${profile.slug}-${t.table.fileName}-${day}.${format}`);
    say(t.table.exported(itemsIn(catalogue).length));
  }

  return (
    <Dropdown position="bottom-end" width={200}>
      <Menu.Target>
        <Button>{t.table.export}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => exportAs('xlsx').catch(complain)}>{t.table.exportXlsx}</Menu.Item>
        <Menu.Item onClick={() => exportAs('csv').catch(complain)}>{t.table.exportCsv}</Menu.Item>
      </Menu.Dropdown>
    </Dropdown>
  );
}
