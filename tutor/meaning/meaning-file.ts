import { openParts, type PartsFile } from '../../english/encoder/parts-file.ts'

interface About {
  layers: number
  /** Of the entries that were learnt. */
  names: string[]
}

type Part = 'layers' | 'entries' | 'places' | 'scales' | 'rows' | 'words'

export type MeaningFile = PartsFile<Part, About>

export const openMeaningFile = (path: string): MeaningFile => openParts<Part, About>(path)
