/** Why words of a reply are marked: what the person reads behind them. */
export const markWords = {
  figure: 'Not found like this in your record. Check it before you rely on it.',
  card: 'No card stands here for this: nothing was offered, and nothing is changed.',
  quote: 'These words were not found in your record.',
}
