import { formsOf, phrase, phraseRule } from '../phrase-rule.ts'

const SEPARABLE: [string[], string][] = [
  [['turn', 'switch'], 'off|on|up|down'],
  [['put'], 'on|away|down|off|back|out'],
  [['take'], 'off|out|away|back'],
  [['pick', 'wake', 'look', 'clean', 'cheer', 'set', 'lock', 'warm', 'tidy', 'use'], 'up'],
  [['throw'], 'away|out'],
  [['give'], 'up|back|away'],
  [['fill'], 'in|out|up'],
  [['write', 'cut', 'knock', 'let'], 'down'],
  [['try'], 'on|out'],
  [['hand'], 'in|out|over'],
  [['call'], 'back|off|up'],
  [['pay', 'send'], 'back'],
  [['bring'], 'back|up|along'],
  [['find', 'figure', 'work', 'point', 'carry', 'leave', 'sort', 'print'], 'out'],
  [['drop', 'finish', 'cool'], 'off'],
  [['plug'], 'in'],
  [['cut', 'tear'], 'off|up'],
]

/** 'turn off it': a pronoun stands between the verb and its particle. */
export const particles = phraseRule(
  'particle-order',
  SEPARABLE.map(([verbs, particle]) =>
    phrase(
      'particle-order',
      `(${formsOf(...verbs)}) (${particle}) (it|them|him|me|us)(?=[.,!?;]|$| (?:now|please|and|before|after|when|because|in|at|on|for|tomorrow|to|again|first|every|immediately|if|but|so|from|until)\\b)`,
      '$1 $3 $2',
    ),
  ),
)
