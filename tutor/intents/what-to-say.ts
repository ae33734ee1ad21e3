import { aboutOurSchool, sayRequests, sayWords } from '../../content/tutor-say-requests.ts'
import { createFrames } from '../../domain/shared/frames.ts'

const read = createFrames(sayRequests, sayWords)

const readSchool = createFrames(aboutOurSchool)

const wordsOf = (message: string): string[] => message.toLowerCase().match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu) ?? []

/** Whether a message asks what to say in a situation: by what is to be done with words, or plainly. */
export function asksWhatToSay(message: string): 'deed' | 'plain' | null {
  const found = read(wordsOf(message)).map(({ name }) => name)
  return found.includes('deed') ? 'deed' : (found[0] ?? null)
}

export const namesOurSchool = (message: string): boolean => readSchool(wordsOf(message)).length > 0
