import { describe, expect, it } from 'vitest';
import { createHideText } from './hide-text.ts';

const own = {
  shown: 'Candidate A',
  firstName: 'Björn',
  lastName: 'Sjölin',
  email: 'bjorn@example.com',
  phone: '+46701740666',
  links: [],
};
const hide = createHideText([own]);

describe('hides the number of the person, whatever is between its digits', () => {
  it.each([
    '070·174 06 66',
    '070 | 174 06 66',
    '070•174•06•66',
    '070_174_06_66',
    '070, 174 06 66',
    '070:174:06:66',
    "070'174'06'66",
    '070~174~06~66',
    '070‧174‧06‧66',
    '070\n174 06 66',
    '070 -\n174 06 66',
    '070*174*06*66',
    '+46 · 70 · 174 · 06 · 66',
    '+46 (0)70 | 174 06 66',
    '0046;70;174;06;66',
    '0 7 0 1 7 4 0 6 6 6',
    '0_7_0_1_7_4_0_6_6_6',
    '70•174•06•66',
  ])('%s', (written) => {
    expect(hide(`Here: ${written} at work.`)).toBe('Here: … at work.');
    expect(hide(`2020, ${written}, 2019 – 2023`)).toBe('2020, …, 2019 – 2023');
  });
});

describe('hides numbers of others that begin with 0 or +', () => {
  it.each([
    '070·174 06 67',
    '070 | 174 06 67',
    '070•174•06•67',
    '070_174_06_67',
    '070, 174 06 67',
    '070:174:06:67',
    "070'174'06'67",
    '070~174~06~67',
    '070‧174‧06‧67',
    '070\n174 06 67',
    '08 · 123 45 67',
    '+46·70·174·06·67',
    '+45·12·34·56·78',
    '+47 | 912 | 34 | 567',
    '0046 | 70 | 174 06 67',
  ])('%s', (written) => {
    expect(hide(`Here: ${written} at work.`)).toBe('Here: … at work.');
    expect(hide(`In ${written}, 2019 – 2023`)).toBe('In …, 2019 – 2023');
  });
});

describe('hides identity numbers over a line break', () => {
  it.each(['850101\n1234', '19850101\n1234', '850101-\n1234', '850101 · 1234', '8501\n01-1236'])(
    '%s',
    (written) => expect(hide(`Born ${written} in Lund`)).toBe('Born … in Lund'),
  );
});

describe('hides letter-spaced addresses', () => {
  it.each([
    'c o o l d e v 8 7 @ g m a i l . c o m',
    'C O O L D E V 8 7 @ G M A I L . C O M',
    'c o o l d e v 8 7@gmail.com',
    'c o o l d e v 8 7 @gmail.com',
    'cooldev87 @ g m a i l . c o m',
    'w w w . c o o l d e v . s e',
  ])('%s', (written) => {
    expect(hide(`Write to:\n${written}\nnow`)).toBe('Write to:\n…\nnow');
  });
});

describe('hides accounts', () => {
  it.each([
    ['skype cooldev87', 'skype …'],
    ['Skype: cooldev', 'Skype: …'],
    ['Skype-namn: cool.dev', 'Skype-namn: …'],
    ['Skype: live:.cid.4b3a21', 'Skype: …'],
    ['Telegram – cool_dev', 'Telegram – …'],
    ['WhatsApp: cooldev1', 'WhatsApp: …'],
    ['Signal: cooldev.42', 'Signal: …'],
    ['Discord CoolDev#1234', 'Discord …'],
    ['GitHub: cooldev', 'GitHub: …'],
    ['github cool-dev87', 'github …'],
    ['LinkedIn:\ncooldev', 'LinkedIn:\n…'],
  ])('%s', (written, hidden) => {
    expect(hide(`Contact ${written}, please`)).toBe(`Contact ${hidden}, please`);
  });
});

it.each([
  '2019 – 2023 Spotify, Stockholm',
  '2019 Stockholm, 2020 Oslo | 2021–2023 Bergen',
  'Kungsgatan, Stockholm, 2019 | 2020',
  'Spotify, Kungsgatan 2019 – 2023',
  'Version 1.05, 2.10, 3.0.12 and 10.15.7, ES2015, Java 17, C++11, 14, 17, 20',
  '08:00–17:00, 09:30, kl. 08.00, 150 personer',
  'Modules 01, 02, 03, 04, 05 and 06',
  '01.02.2019, 03.04.2020 | 05/2021 · 06/2022',
  '0,5 – 1,25, 0.75 · 100 000 kr · 15000 Medlemmar · 20000 Users',
  '2015\n2016\n2017–2018\n01\n2019',
  'Certified 120515\n2015–2018 Spotify',
  'Affärsplan 2019, Handlingsplanen 3, Verksamhetsplan 5',
  'Motorvägen 5 km, på vägen 12 år, Sveavägen',
  'Team of 12, top 5, Kapitel 3, Windows 11, Office 365, Brigade 5',
  '1620 orders, 5003 Kunder, 123 456 Users',
  'Windows 11, 20000 Installationer, Top 5, 2019 Stockholm, Team of 12, 15000 Resor',
  'GitHub Actions, GitHub: Actions, GitHub OAuth2, GitLab CI, LinkedIn Learning, Skype meetings',
  'Signal processing, Discord bots, Telegram API, LinkedIn: 500 followers, Twitter 2019',
  'A B C D E F, R & D, 1 2 3, a @ b',
  'E-post och adress: se nedan. IP address, mail address',
])('leaves %s', (text) => {
  expect(hide(text)).toBe(text);
});
