import { failureOfMessage } from '../../../domain/explainer/failures.ts'
import type { Asked } from './explainer-api.ts'

const promptFor = (word: string): string =>
  `Explain the English word ${JSON.stringify(word)} to a learner. First line: a plain definition. Second line: "Example: " and a sentence with the word. Third line: "Synonyms: " and two or three synonyms, separated by commas.`

/** Calls a generative service's own API (generateContent), not ours. Never rejects. */
export async function askService(address: string, word: string): Promise<Asked> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ contents: [{ parts: [{ text: promptFor(word) }] }] }),
    })
    const answer = await response.json()
    if (!response.ok) return failed(`${response.status} ${answer?.error?.message ?? ''}`)
    return readReply(word, String(answer?.candidates?.[0]?.content?.parts?.[0]?.text ?? ''))
  } catch (error) {
    return failed(String(error))
  }
}

const failed = (message: string): Asked => ({ explanation: null, failure: failureOfMessage(message) })

/** The first line is the definition. */
function readReply(word: string, reply: string): Asked {
  const [definition = '', ...rest] = reply
    .split('\n')
    .map((line) => line.replace(/^[-*#\s]+|\*\*/g, '').trim())
    .filter(Boolean)
  if (!definition) return failed('an empty reply')
  const after = (label: string) =>
    rest
      .find((line) => line.toLowerCase().startsWith(label))
      ?.slice(label.length)
      .trim()
  const synonyms = after('synonyms:')?.split(/,\s*/).filter(Boolean) ?? []
  const explanation = { word, definition, example: after('example:') ?? '', synonyms, source: 'ai' as const }
  return { explanation, failure: null }
}
