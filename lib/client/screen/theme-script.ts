/** The key in local storage of the theme that was chosen; absent while it follows the system. */
export const THEME_KEY = 'theme'

/**
 * Runs in <head> before the first paint, and stays: it alone turns the stored choice, the system's preference and other
 * tabs' changes into the `dark` class. Plain text, since it is inlined.
 */
export const themeScript = `(()=>{const q=matchMedia('(prefers-color-scheme: dark)');const apply=()=>{let t=null;try{t=localStorage.getItem('${THEME_KEY}')}catch{}const dark=t==='dark'||(t!=='light'&&q.matches);document.documentElement.classList.toggle('dark',dark)};apply();q.addEventListener('change',apply);addEventListener('storage',apply)})()`
