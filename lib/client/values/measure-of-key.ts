// Apart from the hooks, which a page on the server cannot import.
export const measureOfKey = (title: string, description: string) =>
  ['measure-of', title.trim(), description.trim()] as const
