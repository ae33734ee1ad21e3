import { useList } from '../i18n/language-context.ts'
import { ProgramSection } from './program-section.tsx'

export function ProgramsSections() {
  const programs = useList('programs')
  return programs.map((program) => <ProgramSection key={program.id} program={program} />)
}
