import type { StoryBlock } from '#guests/stories/rules/document.ts';
import type { DemoStory } from '../../demo-store.ts';

const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
});
const heading = (text: string): StoryBlock => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
});
const list = (...texts: string[]): StoryBlock => ({
  type: 'bulletList',
  content: texts.map((text) => ({ type: 'listItem', content: [paragraph(text)] })),
});

export const stories: DemoStory[] = [
  {
    title: 'Why our dal stays on the embers all night',
    daysAgo: 20,
    tags: ['Kitchen'],
    dish: 'Dal makhani',
    alt: 'A bowl of dal makhani',
    content: [
      paragraph(
        'At midnight, when the last guest has gone, the biggest pot in the kitchen goes on the embers.',
      ),
      heading('Time is the spice'),
      paragraph(
        'Black lentils and kidney beans need eight hours of very little heat. Nobody stirs them, and nobody hurries them. By morning they have turned creamy by themselves.',
      ),
      paragraph(
        'Tomatoes, butter and cream come in last. You taste the smoke of the clay oven, not the cream.',
      ),
      { type: 'blockquote', content: [paragraph('“If you can count the lentils, it is not ready.”')] },
    ],
  },
  {
    title: 'Chai and samosas on the roof, every evening',
    daysAgo: 2,
    tags: ['Events', 'Roof-Top'],
    dish: 'Samosa chaat',
    alt: 'Samosa chaat with chutneys',
    content: [
      paragraph('The evenings are cool again, and the roof is open. We light the heaters at five.'),
      heading('What is on the tray'),
      list(
        'Masala chai, brewed with fresh ginger and cardamom',
        'Samosa chaat, with two chutneys and sweet yoghurt',
        'Gulab jamun, while they are warm',
      ),
      paragraph('Scan the code on your table, choose Roof-Top, and we carry it up.'),
    ],
  },
];
