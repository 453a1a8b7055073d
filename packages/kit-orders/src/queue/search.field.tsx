import { TextField } from '@jetway/kit-ui';
import { useEffect, useState } from 'react';

/** Typing pause before the search is sent. */
const TYPING_PAUSE_MS = 350;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** The text the list is searched for now. */
  search: string;
  onSearch: (search: string) => void;
}

/** The text a list is searched for; typing searches after a pause. */
export function SearchField({ label, placeholder, search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  // The address changed from outside: a cleared filter, the back button.
  if (search !== shown) {
    setShown(search);
    if (search !== text.trim()) setText(search);
  }
  useEffect(() => {
    if (text.trim() === search) return undefined;
    const timer = setTimeout(() => onSearch(text.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);
  return <TextField label={label} placeholder={placeholder} type="search" value={text} onChange={setText} />;
}
