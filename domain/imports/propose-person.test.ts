import { expect, it } from 'vitest';
import { proposePerson } from './propose-person.ts';

it.each([
  {
    text: 'Curriculum Vitae\n\nANNA-KARIN ÅBERG\nSenior Developer | Stockholm\nanna.aberg@mail.example  +46 70 123 45 67\nlinkedin.com/in/anna-åberg-1\n\nReferences\nBo Ek, bo@firm.example, 08-555 123 45',
    file: 'cv.pdf',
    found: {
      first_name: 'Anna-Karin',
      last_name: 'Åberg',
      email: 'anna.aberg@mail.example',
      phone: '+46701234567',
      linkedin_url: 'https://www.linkedin.com/in/anna-åberg-1',
    },
  },
  {
    // The name that the address has wins over the first line that looks like one.
    text: 'Norrsken Consulting\nProfile\nErik Johan Svensson\n1985-01-01, 2012 - 2018\nTel: (070) 765-4321\ne.svensson@mail.example',
    file: 'CV_2023.docx',
    found: {
      first_name: 'Erik Johan',
      last_name: 'Svensson',
      email: 'e.svensson@mail.example',
      phone: '+46707654321',
    },
  },
  {
    text: '',
    file: 'CV Maria_Lind 2024 (final).pdf',
    found: { first_name: 'Maria', last_name: 'Lind' },
  },
  { text: '', file: 'scan0001.pdf', found: {} },
  {
    text: 'namn: Li Bo\nE-post: LI.BO@mail.example.',
    file: 'x.odt',
    found: { first_name: 'Li', last_name: 'Bo', email: 'li.bo@mail.example' },
  },
  { text: 'Projects since 2001\n19850101-1234 and 850101-1234', file: 'a.txt', found: {} },
])('reads $found of $file', ({ text, file, found }) => {
  expect(proposePerson(text, file)).toEqual(found);
});

it('finds nothing in a long line of @ or of digits, without quadratic time', () => {
  expect(proposePerson('a@'.repeat(100_000), 'x.pdf')).toEqual({});
  expect(proposePerson(`0${' 1'.repeat(100_000)}`, 'x.pdf')).toEqual({});
});
