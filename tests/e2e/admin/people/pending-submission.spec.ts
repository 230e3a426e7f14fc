import { createPerson } from '../../support/people.ts';
import { expect, test } from '../../support/staff-test.ts';

test('a form that awaits confirmation shows the labels of the chosen options', async ({
  page,
  backend,
  enterAs,
}) => {
  const person = await createPerson(backend);
  const question = {
    prompt: { en: 'Which systems do you know?', sv: 'Vilka system kan du?' },
    options: [{ value: '642ddbd4', label: { en: 'Visma', sv: 'Visma' } }],
  };
  await backend.service
    .from('pending_submissions')
    .insert({
      person_id: person.id,
      form: 'apply',
      email: 'anyone@people.example',
      language: 'en',
      data: { first_name: 'Any', last_name: 'One' },
      checked: { answers: [{ question, answer: ['642ddbd4'] }] },
    })
    .throwOnError();
  await enterAs('recruiter');
  await page.goto(`/admin/applicants/${person.id}?lang=en`);
  await page.getByText('Show submission').click();
  await expect(page.getByText('Visma')).toBeVisible();
});
