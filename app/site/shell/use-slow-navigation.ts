import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Until then, the bar at the top of the page is enough. */
const patienceMs = 2000;

/** True when a navigation to another page is noticeably slow. */
export function useSlowNavigation(): boolean {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const leaving = navigation.location !== undefined && navigation.location.pathname !== pathname;
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [leaving]);

  return slow;
}
