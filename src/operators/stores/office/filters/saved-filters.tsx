import { Menu } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dropdown } from '#ui/office/buttons/dropdown.tsx';
import { TickIcon } from '#ui/office/icons.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import type { StoreFilter } from '../../office-api/operator.ts';
import { filtersQuery } from '../../office-api/operator-notes.ts';
import type { SavedFilter } from '../../wire/operator-notes.ts';
import { useMayOperate } from '../use-may-operate.ts';
import { SaveFilterDialog } from './save-filter-dialog.tsx';
import { isSameFilter } from './store-search.ts';

interface SavedFiltersProps {
  filter: StoreFilter;
  onChoose: (filter: StoreFilter) => void;
}

/** What this operator, or all of them, look for again and again. The one that is shown can be deleted. */
export function SavedFilters({ filter, onChoose }: SavedFiltersProps) {
  const { filters: t } = useTexts().operator;
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const mayShare = useMayOperate()('operator.stores');
  const { data, error } = useQuery(filtersQuery);
  const [isSaving, setSaving] = useState(false);
  const { mutate } = useMutation({
    mutationFn: ({ _id }: SavedFilter) =>
      call('DELETE /api/operator/filters/:filterId', { params: { filterId: _id } }),
    onSuccess: (_, { name }) => say(t.removed(name)),
    onError: complain,
    onSettled: () => client.invalidateQueries({ queryKey: filtersQuery.queryKey }),
  });
  const saved = data?.filters ?? [];
  const isShown = (one: SavedFilter) => isSameFilter(one.filter, filter);
  const deletable = saved.filter((one) => isShown(one) && (!one.isShared || mayShare));
  return (
    <>
      <Dropdown position="bottom-start">
        <Menu.Target>
          <Button>{t.menu}</Button>
        </Menu.Target>
        <Menu.Dropdown mah="60dvh" maw="calc(100vw - 2rem)" style={{ overflowY: 'auto' }}>
          {saved.length === 0 && <Menu.Label>{error ? t.failed : t.none}</Menu.Label>}
          {saved.map((one) => (
            <Menu.Item
              key={one._id}
              aria-current={isShown(one) || undefined}
              rightSection={isShown(one) && <TickIcon size={16} />}
              onClick={() => onChoose(one.filter)}
            >
              {one.isShared ? t.shared(one.name) : one.name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => setSaving(true)}>{t.save}</Menu.Item>
          {deletable.map((one) => (
            <Menu.Item key={one._id} onClick={() => mutate(one)}>
              {t.remove(one.name)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Dropdown>
      {isSaving && <SaveFilterDialog filter={filter} mayShare={mayShare} onClose={() => setSaving(false)} />}
    </>
  );
}
