import { governs } from './governors.ts'

/** The verb, its preposition, and those that learners put there. */
export const VERBS = governs(`
  depend|rely on of from to with in at by
  listen to at with of
  belong to with for of
  apologize|apologise to with
  reply|respond to with at for
  participate in on at to with
  succeed in on at with
  consist of from with by in
  suffer from of with
  concentrate|focus on to in at for with
  insist on in for
  knock on to
  deal with to about for
  graduate from in
  differ from with to
  recover from of with
  escape from of
  complain about on of for to with
  worry about of with on for
  care about with
  participate in at to on with
  specialize|specialise in on at for
  result in to
  rely on to with
  cope with to
  apply for of
  wait for
  laugh at to with
  look at to
  stare|glare at to with
  believe in to with on
  adapt to with
  contribute to for in
  object to with
  stick to on
  refer to at with
  lead to for into
  subscribe to for on
  react to with on for
  hope for of
  pray for of
  vote for to
  search for of
  dream of with
  think about on
  approve of with
  sympathize|sympathise with to
  collide with to
  compete with to
  chat with to
  quarrel with to`)

/** Verbs that take their object at once, and what learners put between. */
export const DIRECT = governs(`
  discuss|mention|describe|emphasize|emphasise|explore|consider - about on of for to
  review|analyse|analyze|stress|notice|realize|realise - about on of for to
  contact|reach|approach|phone|email|text|answer - to with
  visit|attend|enter|leave - to into at
  avoid|resist|obey|resemble|lack|need|love|hate|like|want|support|help|thank|remind|inform - to with from of for
  kiss|hug|protect|defend|accompany|greet|trust|respect|punish|praise|criticise|criticize - to with from of for
  congratulate|influence|affect|blame|understand|remember|accept|receive|follow|join - to with from of for
  marry|divorce - with to
  enjoy - with of to
  request|demand|seek|expect - for about of`)

/** The preposition that a verb needs before its object. */
export const MISSING = new Map(
  Object.entries({
    listen: 'to',
    reply: 'to',
    respond: 'to',
    apologize: 'to',
    apologise: 'to',
    belong: 'to',
    depend: 'on',
    rely: 'on',
    wait: 'for',
    apply: 'for',
    participate: 'in',
    succeed: 'in',
    arrive: 'at',
    laugh: 'at',
    smile: 'at',
    stare: 'at',
    complain: 'about',
    worry: 'about',
    knock: 'on',
    concentrate: 'on',
    focus: 'on',
    agree: 'with',
    disagree: 'with',
    communicate: 'with',
    consist: 'of',
    graduate: 'from',
    suffer: 'from',
    recover: 'from',
    deal: 'with',
    contribute: 'to',
    insist: 'on',
    talk: 'to',
    think: 'about',
    look: 'at',
    care: 'about',
  }),
)
