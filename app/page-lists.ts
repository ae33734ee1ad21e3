/** The lists of pages whose parts come with them, by language. */
export const homeLists = {
  id: () => import('../content/id/home-lists.ts'),
  en: () => import('../content/en/home-lists.ts'),
}
export const programsLists = {
  id: () => import('../content/id/programs-lists.ts'),
  en: () => import('../content/en/programs-lists.ts'),
}
