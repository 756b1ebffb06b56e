import { useLocation, useNavigate } from 'react-router-dom';
import { setLanguage, type Language } from '@/lib/i18n/i18n';

/** Switches the language and removes ?lng= from the URL, which would undo the choice on reload. */
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
