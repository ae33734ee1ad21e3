/** Scenes that Ms Kiky plays with a learner: her lines, and useful words for an answer. All in English: that is the practice. */
export interface RolePlay {
  id: 'interview' | 'meeting' | 'airport' | 'small-talk' | 'ielts'
  /** What a visitor may call it. */
  words: readonly string[]
  /** `sample` is a whole answer, for whoever does not know what to say. */
  lines: readonly { says: string; help: string; sample: string }[]
}

export const rolePlays: readonly RolePlay[] = [
  {
    id: 'interview',
    words: ['interview', 'wawancara', 'job', 'kerja', 'hrd', 'recruiter', 'lamaran'],
    lines: [
      {
        says: 'Good morning, thank you for coming. Could you tell me a little about yourself?',
        help: 'My name is … I studied … I have worked as …',
        sample: 'My name is Sari. I studied accounting in Bandung, and I have worked as an assistant for two years.',
      },
      {
        says: 'Why would you like to work for our company?',
        help: 'I would like to … because …',
        sample: 'I would like to work here because your company trains its people well.',
      },
      {
        says: 'What would you say is your greatest strength?',
        help: 'I am good at … For example, …',
        sample: 'I am good at solving problems. For example, I found a faster way to check our stock.',
      },
      {
        says: 'Tell me about a difficult situation at work or school. What did you do?',
        help: 'Last year I … so I decided to …',
        sample: 'Last year I had too many tasks at once, so I decided to make a list and ask my team for help.',
      },
      {
        says: 'Do you have any questions for us?',
        help: 'Could you tell me … ? What does … ?',
        sample: 'Could you tell me what a normal day in this job looks like?',
      },
    ],
  },
  {
    id: 'meeting',
    words: ['meeting', 'rapat', 'presentasi', 'presentation', 'office', 'kantor', 'team'],
    lines: [
      {
        says: "Good afternoon, everyone. Let's begin. Could you give us a short update on your project?",
        help: 'So far we have … We are still working on …',
        sample: 'So far we have finished the design. We are still working on the report.',
      },
      {
        says: 'I see. What is the biggest problem at the moment?',
        help: 'The main problem is … because …',
        sample: 'The main problem is the deadline, because two people are on leave.',
      },
      {
        says: 'How do you suggest we solve it?',
        help: 'I suggest … / We could …',
        sample: 'I suggest that we move the meeting and share the work.',
      },
      {
        says: "I'm not sure I agree. Wouldn't that take too long?",
        help: 'I see your point, but … / It would take …',
        sample: 'I see your point, but it would take only two more days.',
      },
      {
        says: 'Good. To sum up, what are the next steps, and who does what?',
        help: 'First, I will … Then …',
        sample: 'First, I will send the new plan. Then Dewi will call the client.',
      },
    ],
  },
  {
    id: 'airport',
    words: ['airport', 'bandara', 'immigration', 'imigrasi', 'flight', 'pesawat', 'travel', 'check-in', 'check in'],
    lines: [
      {
        says: 'Good morning. May I see your passport and ticket, please? Where are you flying to today?',
        help: 'Here you are. I am flying to …',
        sample: 'Here you are. I am flying to Singapore.',
      },
      {
        says: 'How many bags are you checking in?',
        help: 'I have … / I would like to check in …',
        sample: 'I would like to check in one suitcase, and I have one small bag with me.',
      },
      {
        says: 'Would you prefer a window seat or an aisle seat?',
        help: 'I would prefer … because …',
        sample: 'I would prefer a window seat because I like the view.',
      },
      {
        says: "You've landed, and you're at immigration. What is the purpose of your visit?",
        help: 'I am here to … / I am visiting …',
        sample: 'I am here on holiday. I am visiting my cousin.',
      },
      {
        says: 'How long are you going to stay, and where?',
        help: 'I am going to stay for … at …',
        sample: 'I am going to stay for five days at a hotel near the station.',
      },
    ],
  },
  {
    id: 'small-talk',
    words: ['small talk', 'smalltalk', 'ngobrol', 'chat', 'kenalan', 'basa-basi', 'santai', 'friend', 'daily'],
    lines: [
      {
        says: "Hi! Lovely to meet you. How's your week going?",
        help: "It's going … I have been …",
        sample: "It's going well, thanks. I have been busy with work.",
      },
      {
        says: 'What do you usually do at the weekend?',
        help: 'I usually … with …',
        sample: 'I usually go for a walk with my family and cook something nice.',
      },
      {
        says: 'Nice! Have you seen a good film or read a good book lately?',
        help: 'Last week I watched … It was about …',
        sample: 'Last week I watched a film about a young chef. It was funny.',
      },
      {
        says: 'Where would you go if you could travel anywhere? Why?',
        help: 'I would go to … because …',
        sample: 'I would go to Japan because I love the food.',
      },
      {
        says: 'It was great talking to you. What are your plans for tomorrow?',
        help: "I'm going to … / I might …",
        sample: "I'm going to visit my grandmother in the morning, and I might go shopping later.",
      },
    ],
  },
  {
    id: 'ielts',
    words: ['ielts', 'ielts speaking', 'speaking part', 'speaking test', 'part 1', 'part 2'],
    lines: [
      {
        says: "Good morning, I'm your examiner today. Let's talk about where you live. What is your home town like?",
        help: 'I live in … It is famous for …',
        sample: 'I live in Solo. It is a quiet city, and it is famous for batik and good food.',
      },
      {
        says: 'Do you prefer to study alone or with other people? Why?',
        help: 'I prefer … because …',
        sample: 'I prefer to study alone because I can choose my own speed.',
      },
      {
        says: 'Now Part 2. Describe a person who has helped you. Say who it was, what the person did, and why it was important.',
        help: 'I would like to talk about … He/She helped me to … That was important because …',
        sample:
          'I would like to talk about my English teacher. She helped me to speak in front of the class. That was important because I was very shy then.',
      },
      {
        says: 'Part 3. Do you think people help each other less than in the past?',
        help: 'In my opinion, … For example, … On the other hand, …',
        sample:
          'In my opinion, people still help each other, but they often do it online. For example, they collect money after a flood.',
      },
      {
        says: 'And how could schools teach young people to be more helpful?',
        help: 'Schools could … so that …',
        sample: 'Schools could let students work in groups, so that they learn to support each other.',
      },
    ],
  },
]
