export const moods = [1, 2, 3, 4, 5] as const

/** The words of the mood scale, 1 to 5; the interface calls it energy. */
export const moodLabels = { 1: 'Very Low', 2: 'Low', 3: 'Neutral', 4: 'Good', 5: 'Excellent' } as const

/** A face for each of them, of those that old fonts have, too. */
export const moodEmoji = { 1: '😞', 2: '😕', 3: '😐', 4: '😊', 5: '😄' } as const
