import { wordSet } from '../domain/shared/word-lists.ts'

/** 'Why fixed price, not right price?': what opens it, and what stands between the two. */
export const whyOpenings = wordSet('why kenapa kok mengapa knp')
export const whyNots = wordSet('not bukan bukannya instead gak ga tidak nggak ngga enggak')

/** Words around what is asked about. */
export const whyAround = wordSet(`
  but tapi terus trus so jadi do does did is it it's i you we use say using pakai pake bilang harus the a an aja saja
  sih ya kak miss ms kan dong can could of just pakainya pakenya itu ini jawab ditulis just`)

/** What makes a sentence soft: without any of them it is blunt. */
export const softeners = wordSet(`
  please sorry afraid unfortunately could would may might thank thanks appreciate kindly perhaps apologise apologize
  regret just wondering mind`)
