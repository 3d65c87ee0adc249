/** How the sentence looks that a week or a month begins with. */
export const headlineLook = 'max-w-[26ch] text-2xl/tight font-semibold tracking-[-0.028em] sm:text-[2rem]/tight'
