import { useLocation, useNavigate } from 'react-router-dom';
import { setLanguage, type Language } from '@/lib/i18n/i18n';

/** Switches the language; an address that named one (?lng=en) no longer does, or a reload would bring it back. */
export function useChooseLanguage(): (language: Language) => void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  return (language) => {
    setLanguage(language);
    const query = new URLSearchParams(search);
    if (!query.has('lng')) return;
    query.delete('lng');
    void navigate({ search: query.toString(), hash }, { replace: true });
  };
}
