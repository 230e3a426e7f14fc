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

export const jobs: JobSeed[] = [
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
