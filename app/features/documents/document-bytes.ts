import { createContext } from 'react'
import type { DocumentBytes } from '../../../domain/documents/catalogue.ts'

export const DocumentBytesContext = createContext<DocumentBytes | undefined>(undefined)
