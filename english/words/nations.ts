import { rowsOf } from '../data/rows.ts'

const rows = rowsOf('nations.tsv').map(([land = '', people = '']) => ({ land, people }))
const bare = (land: string) => land.replace('the ', '').toLowerCase()

/** 'japan' → 'Japanese' */
export const PEOPLE_OF: ReadonlyMap<string, string> = new Map(rows.map(({ land, people }) => [bare(land), people]))

/** 'dutch' → 'the Netherlands': the first of several names. */
export const LAND_OF: ReadonlyMap<string, string> = new Map(
  rows.toReversed().map(({ land, people }) => [people.toLowerCase(), land]),
)
