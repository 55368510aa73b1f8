import { queryOptions } from '@tanstack/react-query';
import type { AnnouncementBody } from '#domain/api/announcements.ts';
import { call } from './call.ts';
import { operatorKey } from './operator.ts';

export const announcementsKey = [...operatorKey, 'announcements'];

export const allAnnouncementsQuery = queryOptions({
  queryKey: announcementsKey,
  queryFn: () => call('GET /api/operator/announcements'),
});

export const addAnnouncement = (body: AnnouncementBody) => call('POST /api/operator/announcements', { body });

export const changeAnnouncement = (announcementId: string, body: AnnouncementBody) =>
  call('PATCH /api/operator/announcements/:announcementId', { params: { announcementId }, body });

export const endAnnouncement = (announcementId: string) =>
  call('DELETE /api/operator/announcements/:announcementId', { params: { announcementId } });
