import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { LiveTable } from '../../../domain/live-table.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { fill } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { GoLiveChecklist } from '../go-live/checklist.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { Attention } from './attention/attention.tsx';
import { ApplicationsOverTime, ViewsOverTime } from './charts/over-time.tsx';
import { PipelineShares, SourceShares } from './charts/shares.tsx';
import { type Dashboard as Context, DashboardContext, useDashboard } from './dashboard-context.ts';
import { useFollowDashboard, useViewsByDay } from './data.ts';
import { Figure } from './figures/figure.tsx';
import { PublishingFigures, sum } from './figures/publishing-figures.tsx';
import { RecruitingFigures } from './figures/recruiting-figures.tsx';
import type { AdminDashboardMessages } from './messages.en.ts';
import { MyDay } from './my-day/my-day.tsx';
import { findCompared, parseComparison, parsePeriod } from './period/period.ts';
import { PeriodPicker } from './period/period-picker.tsx';

const published: LiveTable[] = ['jobs', 'articles'];
const recruited: LiveTable[] = [
  ...published,
  'applications',
  'waiting_list',
  'candidates',
  'freelancers',
  'outbox',
];
const administered: LiveTable[] = [...recruited, 'staff_profiles', 'privacy_requests'];
const tablesByRole = { editor: published, recruiter: recruited, admin: administered };

export default function Dashboard() {
  const messages = useMessages('dashboard');
  const { user } = useAuth();
  const { name, role } = useStaff();
  const [params] = useSearchParams();
  const periodParam = params.get('period');
  const compare = params.get('compare');
  useFollowDashboard(tablesByRole[role]);
  const value = useMemo<Context>(() => {
    const period = parsePeriod(periodParam, new Date());
    const comparison = parseComparison(compare);
    return { period, comparison, compared: findCompared(period, comparison) };
  }, [periodParam, compare]);
  const hasSecondFactor = user?.factors?.some(({ status }) => status === 'verified');
  const isEditor = role === 'editor';

  return (
    <DashboardContext value={value}>
      <Screen title={messages.title}>
        <div className="grid max-w-[96rem] gap-4">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            <div className="grid gap-1">
              <h2 className="text-[1.7rem]">
                {fill(messages.greeting, { name: name.split(' ')[0] ?? name })}
              </h2>
              <p className="text-soft">{messages.rights[role]}</p>
            </div>
            <PeriodPicker />
          </div>
          {role === 'admin' && <GoLiveChecklist />}
          {!hasSecondFactor && (
            <SecondFactorNotice messages={messages.secondFactor} isEditor={isEditor} />
          )}
          {!isEditor && <MyDay />}
          <div className="grid items-start gap-4 min-[84rem]:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="min-[84rem]:order-last">
              <Attention />
            </div>
            <div className="grid min-w-0 gap-4">
              <section
                aria-label={messages.figures.title}
                className="grid grid-cols-2 gap-3 lg:grid-cols-4"
              >
                {isEditor ? <PublishingFigures /> : <RecruitingFigures />}
                <Views />
              </section>
              {!isEditor && <ApplicationsOverTime />}
              <ViewsOverTime />
              {!isEditor && (
                <div className="grid gap-4 lg:grid-cols-2">
                  <PipelineShares />
                  <SourceShares />
                </div>
              )}
            </div>
          </div>
        </div>
      </Screen>
    </DashboardContext>
  );
}

function Views() {
  const messages = useMessages('dashboard');
  const { period, compared } = useDashboard();
  const { data: now } = useViewsByDay(period);
  const { data: then } = useViewsByDay(compared);
  return (
    <Figure
      messages={messages.figures.views}
      value={now && sum(now, 'views')}
      before={then && sum(then, 'views')}
    />
  );
}

type SecondFactorNoticeProps = {
  messages: AdminDashboardMessages['secondFactor'];
  /** Editors have no access to personal data. */
  isEditor: boolean;
};

function SecondFactorNotice({ messages, isEditor }: SecondFactorNoticeProps) {
  return (
    <Card
      compact
      as="section"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3"
    >
      <div className="grid gap-1">
        <h3 className="text-lg">{messages.title}</h3>
        <p className="max-w-[60ch] text-soft">{isEditor ? messages.editorText : messages.text}</p>
      </div>
      <LocalizedLink to="/admin/profile#second-factor" className={buttonClass({ size: 'compact' })}>
        {messages.action}
      </LocalizedLink>
    </Card>
  );
}
