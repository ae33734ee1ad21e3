import { family } from '../pattern/family.ts'

/** What people thank, excuse and introduce themselves with. */
export const calqueThanks = family('calque-thanks', {
  reason: 'calque',
  rules: [
    {
      when: 'thank > [so much|very much]',
      say: 'thank you',
      mends: { 'Thank very much, Miss.': 'Thank you very much, Miss.' },
    },
    {
      when: '[^|,] thank > [for|a lot]',
      say: 'thanks',
      mends: { 'Thank for your help, Miss.': 'Thanks for your help, Miss.' },
      leaves: ['I want to thank for example my parents.'],
    },
    { when: 'thanks you', say: 'thank you', mends: { 'Thanks you for your time.': 'Thank you for your time.' } },
    { when: "thank 's > !you", say: 'thanks', mends: { "Thank's for everything.": 'Thanks for everything.' } },
    {
      when: '[thank you|thanks] before that? > [.|for|sir|miss]',
      say: '$1 in advance',
      mends: { 'Thanks before.': 'Thanks in advance.', 'Thank you before.': 'Thank you in advance.' },
    },
    {
      when: 'thank you for your [help|teach|support|explain|advise] me',
      say: ({ lower, fill }) =>
        fill(lower(5) === 'explain' ? 'thank you for explaining it to me' : 'thank you for $5~ing me'),
      mends: { 'Thank you for your help me.': 'Thank you for helping me.' },
    },
    {
      when: '[let me|allow me to|i want to|i would like to|i will|may i] introduce > [.|first]',
      say: '$1 introduce myself',
      mends: { 'Let me introduce.': 'Let me introduce myself.' },
    },
    {
      when: 'say again > [.|please|miss|sir]',
      say: 'say it again',
      mends: { 'Can you say again?': 'Can you say it again?' },
    },
    {
      when: 'tell again > [.|please|miss|sir]',
      say: 'tell me again',
      mends: { 'Please tell again.': 'Please tell me again.' },
    },
    {
      when: 'long time no see with? you',
      say: 'long time no see',
      mends: { 'Long time no see you!': 'Long time no see!' },
    },
  ],
})
