import { ANY_PROGRAM } from '../../../../content/desk-any-program.ts'
import { programInGoal } from '../../../../domain/chat/goals.ts'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'

/** What a message to the person calls their program. */
export const namedProgram = ({ program, goal, language }: Pick<PersonRow, 'program' | 'goal' | 'language'>): string =>
  program || programInGoal(goal ?? '') || ANY_PROGRAM[language]
