import { useEffect } from 'react';

/**
 * Marks the document once the script has taken the page over (`html.live`, event `live`): index.html then repeats the
 * press that came before, and styles for pages without script end. Shows nothing.
 */
export function LiveMark() {
  useEffect(() => {
    document.documentElement.classList.add('live');
    window.dispatchEvent(new Event('live'));
  }, []);
  return null;
}
