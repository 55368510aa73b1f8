import { useState } from 'react';
import { useBoot } from '../boot.ts';
import { DirectoryPage } from '../features/places/directory-page.tsx';
import { useDirectory } from '../features/places/use-directory.ts';
import { useDebounced } from '../parts/use-debounced.ts';

const SEARCH_DELAY_MS = 400;

/** The directory of stores: as the server has sent it, and from then on as one types. */
export function DirectoryRoute() {
  const { model } = useBoot();
  const sent = model.kind === 'directory' ? model : null;
  const [text, setText] = useState(sent?.q ?? '');
  const directory = useDirectory(sent, useDebounced(text, SEARCH_DELAY_MS).trim());
  return <DirectoryPage text={text} onText={setText} directory={directory} />;
}
