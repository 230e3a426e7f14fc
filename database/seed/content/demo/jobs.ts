import type { JobSeed } from '../rows.ts';
import { birkaLabsCustomerSuccessManager } from './jobs/birka-labs-customer-success-manager.ts';
import { birkaLabsPlatformEngineer } from './jobs/birka-labs-platform-engineer.ts';
import { employerMarketingProducer } from './jobs/employer-marketing-producer.ts';
import { fjallmarkEcommerceManager } from './jobs/fjallmark-ecommerce-manager.ts';
import { fjallmarkFrontendDeveloper } from './jobs/fjallmark-frontend-developer.ts';
import { growthSpecialist } from './jobs/growth-specialist.ts';
import { havreAccountExecutive } from './jobs/havre-account-executive.ts';
import { havreContentProducer } from './jobs/havre-content-producer.ts';
import { kvistHeadOfGrowth } from './jobs/kvist-head-of-growth.ts';
import { kvistJuniorFrontendDeveloper } from './jobs/kvist-junior-frontend-developer.ts';
import { kvistMobileDeveloper } from './jobs/kvist-mobile-developer.ts';
import { nordlysDataEngineer } from './jobs/nordlys-data-engineer.ts';
import { nordlysProductDesigner } from './jobs/nordlys-product-designer.ts';
import { talentHunter } from './jobs/talent-hunter.ts';
import { tonsattBrandDesigner } from './jobs/tonsatt-brand-designer.ts';
import { tonsattProductManager } from './jobs/tonsatt-product-manager.ts';

const benefitsByClient: Record<string, JobSeed['benefits']> = {
  Nordlys: ['pension', 'parental_pay', 'flexible_hours', 'remote_days', 'learning', 'shares'],
  Kvist: ['collective_agreement', 'pension', 'wellness', 'flexible_hours', 'bicycle', 'learning'],
  Fjällmark: ['collective_agreement', 'pension', 'wellness', 'holiday', 'parental_pay'],
  Tonsatt: ['pension', 'wellness', 'flexible_hours', 'remote_days', 'shares', 'insurance'],
  'Birka Labs': [
    'collective_agreement',
    'pension',
    'parental_pay',
    'insurance',
    'remote_days',
    'learning',
  ],
  Havre: ['pension', 'bicycle', 'meals', 'holiday'],
};

const ours: JobSeed['benefits'] = ['pension', 'wellness', 'parental_pay', 'learning'];

const listed: JobSeed[] = [
  nordlysDataEngineer,
  birkaLabsPlatformEngineer,
  kvistMobileDeveloper,
  kvistJuniorFrontendDeveloper,
  kvistHeadOfGrowth,
  fjallmarkEcommerceManager,
  havreAccountExecutive,
  birkaLabsCustomerSuccessManager,
  tonsattBrandDesigner,
  nordlysProductDesigner,
  havreContentProducer,
  fjallmarkFrontendDeveloper,
  tonsattProductManager,
  talentHunter,
  employerMarketingProducer,
  growthSpecialist,
];

export const jobs: JobSeed[] = listed.map((job) => ({
  ...job,
  // Consultants have no benefits of an employer.
  benefits: job.employment_type === 'contract' ? [] : (benefitsByClient[job.client ?? ''] ?? ours),
}));
