import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CatalogueView } from '#domain/api/catalogue.ts';
import { itemsIn } from '#domain/menu-edit/map-items.ts';
import { writeRows } from '#domain/menu-import/write-rows.ts';
import { dayIn } from '#domain/time/clock.ts';
import { Button } from '../../../components/button.tsx';
import { download } from '../../../components/download.ts';
import { Dropdown } from '../../../components/dropdown.tsx';
import { Page } from '../../../components/page.tsx';
import { type FileFormat, writeFile } from '../../../components/sheets/write-file.ts';
import { useNotice } from '../../../components/use-notice.ts';
import { serverNow } from '../../../device/clock.ts';
import { useStore } from '../../../session/current-store.ts';
import { useTexts } from '../../../texts/index.ts';
import { menuFile } from '../../menu-editor/face/menu-file.ts';
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
