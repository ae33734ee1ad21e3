import { cardIn } from '../card-in.ts'
import type { Program } from '../shapes.ts'
import { programCards } from './program-cards.ts'

export const businessEnglish: Program = {
  ...cardIn(programCards, 'business-english'),
  lead: 'For people who meet, write and negotiate in English. Open to individual professionals and to company teams.',
  registerLabel: 'Register Now',
  learnTitle: 'What You’ll Learn',
  learn: [
    {
      icon: 'presentation',
      title: 'Presentations',
      text: 'Open with confidence, explain your data and take difficult questions.',
    },
    { icon: 'mail', title: 'Business emails', text: 'The right tone: polite, clear and to the point.' },
    { icon: 'users', title: 'Meetings', text: 'Take the chair, interrupt politely and sum up decisions.' },
    {
      icon: 'handshake',
      title: 'Negotiation',
      text: 'Make an offer, hold your ground and reach an agreement that lasts.',
    },
    {
      icon: 'video',
      title: 'Phone and video calls',
      text: 'Stay confident even when the signal isn’t on your side.',
    },
    { icon: 'file-text', title: 'Reports', text: 'Brief, well ordered and ready for head office.' },
  ],
  pathTitle: 'Curriculum',
  path: [
    {
      mark: '1',
      title: 'Professional foundations',
      text: 'Introducing yourself and your company, arranging times, writing short emails. You’re ready to welcome visitors and take calls from abroad.',
    },
    {
      mark: '2',
      title: 'Working as a team',
      text: 'Regular meetings, progress reports and work chat. You can give your view, ask questions and sum up what was agreed.',
    },
    {
      mark: '3',
      title: 'Clients and partners',
      text: 'Video calls, small talk and answering complaints. You can explain your product and look after a client relationship.',
    },
    {
      mark: '4',
      title: 'Presenting and negotiating',
      text: 'Building a storyline, explaining charts and discussing terms. You can win over an audience and reach an agreement.',
    },
    {
      mark: '5',
      title: 'Leadership',
      text: 'Strategy, crises, feedback and teams across cultures. You can lead a difficult conversation calmly.',
    },
  ],
  whyTitle: 'Why Choose Business English at {shortBrand}',
  why: [
    'We build the course around what your team does every day',
    'A placement test for every participant, so that the level is right',
    'Times agreed together, to suit the way you work',
    'Local and international trainers who know the business world',
  ],
  teachers: ['dewi-lestari', 'james-miller', 'sarah-thompson'],
  questions: [
    {
      question: 'Can classes be held at our office?',
      answer:
        'Tell us what you need: which city, how many people, and whether your office, our place or online would suit you best. Our team will tell you what’s available. Fill in the free trial form and choose “Business”, or contact us by phone or email at the bottom of the page.',
    },
    {
      question: 'Can the material be tailored to us?',
      answer:
        'Yes. We build the course around what your team does every day: your emails, your meetings and the terms of your field. Sample documents help us a great deal, as long as anything confidential has been taken out.',
    },
    {
      question: 'How is participants’ progress reported?',
      answer:
        'The placement test is the starting point. After that, progress shows in real tasks such as emails, meetings and presentations. Before classes begin, tell us what your HR team needs and we’ll explain what kind of report we can prepare.',
    },
    {
      question: 'How much does it cost, and is there a proposal?',
      answer:
        'We tell you the fee once we know how many people will join, what they want to achieve and where they’ll learn. You can read our proposal for companies on the Documents page after you sign in. No account yet? You can create one on this site with your email address.',
    },
  ],
}

export const interpreterServices: Program = {
  ...cardIn(programCards, 'interpreter-services'),
  lead: 'Professional interpreters for your meetings, conferences and business visits. Your message gets across in full, and the mood stays warm.',
  registerLabel: 'Book Service',
  learnTitle: 'Our Services',
  learn: [
    {
      icon: 'briefcase',
      title: 'Business meetings',
      text: 'Negotiations, board meetings and talks with partners from abroad.',
    },
    {
      icon: 'mic',
      title: 'Conferences and seminars',
      text: 'From the opening speech to the last question.',
    },
    {
      icon: 'factory',
      title: 'Factory visits',
      text: 'Site tours, audits and inspections, technical terms included.',
    },
    {
      icon: 'scale',
      title: 'Legal meetings',
      text: 'Formal talks with lawyers or notaries, where every term has to be right.',
    },
    {
      icon: 'notebook-pen',
      title: 'Training and workshops',
      text: 'A speaker from abroad feels close, and everyone is free to ask.',
    },
    { icon: 'video', title: 'Online events', text: 'Webinars and video meetings, on the platform you already use.' },
  ],
  pathTitle: 'Service Types',
  path: [
    {
      mark: '1',
      title: 'Consecutive interpreting',
      text: 'The speaker pauses, then the interpreter passes the message on. No equipment is needed, but the event takes longer. Choose it for small meetings, negotiations, interviews and factory visits.',
    },
    {
      mark: '2',
      title: 'Simultaneous interpreting',
      text: 'From a soundproof booth, the interpreter speaks at the same time as the speaker, and listeners use headsets or an online channel. Nothing has to stop. Choose it for conferences, seminars and large audiences.',
    },
    {
      mark: '3',
      title: 'Whisper interpreting',
      text: 'The interpreter sits beside the listener and whispers while the speaker talks. No equipment is needed, just a quiet room. Choose it when only one or two people need it.',
    },
  ],
  whyTitle: 'Why Choose Our Interpreters',
  why: [
    'A briefing on your terms and agenda before the event',
    'What you discuss stays confidential',
    'Interpreters who understand both cultures',
    'A team that takes turns at long events',
  ],
  teachers: [],
  questions: [
    {
      question: 'How far ahead do we need to book?',
      answer:
        'The earlier the better, because the interpreter needs time to study your topic and its terms. Put the date of the event under “Start date” in the form, and our team will tell you whether an interpreter is available. If it’s urgent, just call us. The number is at the bottom of the page.',
    },
    {
      question: 'Do you work outside Jakarta?',
      answer:
        'We check it for each city and date. Choose the city of your event in the form, or contact us by phone or email if it isn’t on the list. Our team will tell you what’s available and what it costs. Online events aren’t tied to a city.',
    },
    {
      question: 'Which languages do you cover?',
      answer:
        'Indonesian and English, in both directions. Do you need another language, or a sworn interpreter? Ask us when we get in touch, and we’ll tell you whether we can provide one.',
    },
    {
      question: 'What should we prepare?',
      answer:
        'Your agenda, any slides, the speakers’ names and the special terms of your field. For simultaneous interpreting, tell us too whether the venue already has a booth and headsets. Our team will then suggest the right kind of service and tell you the fee.',
    },
  ],
}
