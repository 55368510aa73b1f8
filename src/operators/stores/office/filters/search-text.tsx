import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { SearchField } from '#ui/office/choices/search-field.tsx';

interface SearchTextProps {
  label: string;
  /** As the address has it. */
  value: string;
  onChange: (text: string) => void;
}

const TYPING_MS = 250;
const MOST_SIGNS = 100;

/** What is typed reaches the address a moment later. What comes from there, such as a saved filter, is shown at once. */
export function SearchText({ label, value, onChange }: SearchTextProps) {
  const [typed, setTyped] = useState(value);
  const written = useRef(value);
  const write = useDebouncedCallback((text: string) => {
    written.current = text;
    onChange(text);
  }, TYPING_MS);
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    setTyped(value);
  }, [value]);
  return (
    <SearchField
      label={label}
      value={typed}
      onChange={(text) => {
        const cut = text.slice(0, MOST_SIGNS);
        setTyped(cut);
        write(cut);
      }}
    />
  );
}
