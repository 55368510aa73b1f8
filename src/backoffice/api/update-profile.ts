import type { ProfileBody, ProfileView } from '#domain/api/staff.ts';
import { request } from './request.ts';

export function updateProfile(body: ProfileBody): Promise<ProfileView> {
  return request('/api/profile', { method: 'PUT', body });
}
