/** Scenes that Ms Kiky plays with a learner: her lines, and useful words for an answer. All in English: that is the practice. */
export interface RolePlay {
  id: 'interview' | 'meeting' | 'airport' | 'small-talk'
  /** What a visitor may call it. */
  words: readonly string[]
  lines: readonly { says: string; help: string }[]
}

export const rolePlays: readonly RolePlay[] = [
  {
    id: 'interview',
    words: ['interview', 'wawancara', 'job', 'kerja', 'hrd', 'recruiter'],
    lines: [
      {
        says: 'Good morning, thank you for coming. Could you tell me a little about yourself?',
        help: 'My name is … I studied … I have worked as …',
      },
      { says: 'Why would you like to work for our company?', help: 'I would like to … because …' },
      { says: 'What would you say is your greatest strength?', help: 'I am good at … For example, …' },
      {
        says: 'Tell me about a difficult situation at work or school. What did you do?',
        help: 'Last year I … so I decided to …',
      },
      { says: 'Do you have any questions for us?', help: 'Could you tell me … ? What does … ?' },
    ],
  },
  {
    id: 'meeting',
    words: ['meeting', 'rapat', 'presentasi', 'presentation', 'office', 'kantor', 'team'],
    lines: [
      {
        says: "Good afternoon, everyone. Let's begin. Could you give us a short update on your project?",
        help: 'So far we have … We are still working on …',
      },
      { says: 'I see. What is the biggest problem at the moment?', help: 'The main problem is … because …' },
      { says: 'How do you suggest we solve it?', help: 'I suggest … / We could …' },
      { says: "I'm not sure I agree. Wouldn't that take too long?", help: 'I see your point, but … / It would take …' },
      { says: 'Good. To sum up, what are the next steps, and who does what?', help: 'First, I will … Then …' },
    ],
  },
  {
    id: 'airport',
    words: ['airport', 'bandara', 'immigration', 'imigrasi', 'flight', 'pesawat', 'travel', 'check-in'],
    lines: [
      {
        says: 'Good morning. May I see your passport and ticket, please? Where are you flying to today?',
        help: 'Here you are. I am flying to …',
      },
      { says: 'How many bags are you checking in?', help: 'I have … / I would like to check in …' },
      { says: 'Would you prefer a window seat or an aisle seat?', help: 'I would prefer … because …' },
      {
        says: "You've landed, and you're at immigration. What is the purpose of your visit?",
        help: 'I am here to … / I am visiting …',
      },
      { says: 'How long are you going to stay, and where?', help: 'I am going to stay for … at …' },
    ],
  },
  {
    id: 'small-talk',
    words: ['small talk', 'smalltalk', 'ngobrol', 'chat', 'kenalan', 'basa-basi', 'santai', 'friend', 'daily'],
    lines: [
      { says: "Hi! Lovely to meet you. How's your week going?", help: "It's going … I have been …" },
      { says: 'What do you usually do at the weekend?', help: 'I usually … with …' },
      {
        says: 'Nice! Have you seen a good film or read a good book lately?',
        help: 'Last week I watched … It was about …',
      },
      { says: 'Where would you go if you could travel anywhere? Why?', help: 'I would go to … because …' },
      { says: 'It was great talking to you. What are your plans for tomorrow?', help: "I'm going to … / I might …" },
    ],
  },
]
