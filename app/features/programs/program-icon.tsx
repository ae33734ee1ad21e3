import { IconShape } from '../../ui/icon.tsx'
import { PROGRAM_ICONS } from './program-icons.ts'

export const ProgramIcon = ({ name }: { name: string }) => <IconShape path={PROGRAM_ICONS[name] ?? ''} />
