// Generated from the migrated database; see scripts/database-types.ts.

import type { LocalizedText } from '../../domain/localized-text.ts';

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      analytics_daily: {
        Row: {
          created_at: Date;
          day: string;
          detail: string;
          events: number;
          language: string;
          name: string;
          path: string;
          referrer_host: string;
          updated_at: Date;
        };
        Insert: {
          created_at?: Date | string;
          day: string;
          detail?: string;
          events: number | bigint | string;
          language?: string;
          name: string;
          path?: string;
          referrer_host?: string;
          updated_at?: Date | string;
        };
        Update: {
          created_at?: Date | string;
          day?: string;
          detail?: string;
          events?: number | bigint | string;
          language?: string;
          name?: string;
          path?: string;
          referrer_host?: string;
          updated_at?: Date | string;
        };
      };
      analytics_events: {
        Row: {
          id: number;
          language: Database['public']['Enums']['language'] | null;
          name: string;
          occurred_at: Date;
          path: string | null;
          properties: Json;
          referrer_host: string | null;
        };
        Insert: {
          id?: never;
          language?: Database['public']['Enums']['language'] | null;
          name: string;
          occurred_at?: Date | string;
          path?: string | null;
          properties?: Json;
          referrer_host?: string | null;
        };
        Update: {
          id?: never;
          language?: Database['public']['Enums']['language'] | null;
          name?: string;
          occurred_at?: Date | string;
          path?: string | null;
          properties?: Json;
          referrer_host?: string | null;
        };
      };
      application_answers: {
        Row: {
          answer: Json;
          application_id: string;
          created_at: Date;
          id: string;
          kind: Database['public']['Enums']['question_kind'];
          options: Json;
          position: number;
          prompt: LocalizedText;
          question_id: string | null;
          updated_at: Date;
        };
        Insert: {
          answer: Json;
          application_id: string;
          created_at?: Date | string;
          id?: string;
          kind: Database['public']['Enums']['question_kind'];
          options?: Json;
          position?: number;
          prompt: LocalizedText;
          question_id?: string | null;
          updated_at?: Date | string;
        };
        Update: {
          answer?: Json;
          application_id?: string;
          created_at?: Date | string;
          id?: string;
          kind?: Database['public']['Enums']['question_kind'];
          options?: Json;
          position?: number;
          prompt?: LocalizedText;
          question_id?: string | null;
          updated_at?: Date | string;
        };
      };
      application_events: {
        Row: {
          actor_id: string | null;
          application_id: string;
          created_at: Date;
          data: Json;
          id: number;
          kind: string;
        };
        Insert: {
          actor_id?: string | null;
          application_id: string;
          created_at?: Date | string;
          data?: Json;
          id?: never;
          kind: string;
        };
        Update: {
          actor_id?: string | null;
          application_id?: string;
          created_at?: Date | string;
          data?: Json;
          id?: never;
          kind?: string;
        };
      };
      application_notes: {
        Row: {
          application_id: string;
          author_id: string | null;
          body: string;
          created_at: Date;
          id: string;
          mentions: string[];
          updated_at: Date;
        };
        Insert: {
          application_id: string;
          author_id?: string | null;
          body: string;
          created_at?: Date | string;
          id?: string;
          mentions?: string[];
          updated_at?: Date | string;
        };
        Update: {
          application_id?: string;
          author_id?: string | null;
          body?: string;
          created_at?: Date | string;
          id?: string;
          mentions?: string[];
          updated_at?: Date | string;
        };
      };
      application_ratings: {
        Row: {
          application_id: string;
          comment: string | null;
          created_at: Date;
          score: number;
          staff_id: string;
          updated_at: Date;
        };
        Insert: {
          application_id: string;
          comment?: string | null;
          created_at?: Date | string;
          score: number;
          staff_id?: string;
          updated_at?: Date | string;
        };
        Update: {
          application_id?: string;
          comment?: string | null;
          created_at?: Date | string;
          score?: number;
          staff_id?: string;
          updated_at?: Date | string;
        };
      };
      applications: {
        Row: {
          consent_id: string | null;
          contact_email: string | null;
          cover_letter: string | null;
          created_at: Date;
          cv_document_id: string | null;
          decided_at: Date | null;
          decided_by: string | null;
          id: string;
          imported: boolean;
          job_id: string;
          language: Database['public']['Enums']['language'];
          merit_note: string | null;
          owed_answer_since: Date | null;
          owner_id: string | null;
          person_id: string;
          position: string;
          rating: number | null;
          rating_rank: number | null;
          reject_reason: string | null;
          source: string;
          stage: Database['public']['Enums']['application_stage'];
          stage_changed_at: Date;
          updated_at: Date;
          withdrawn_at: Date | null;
          withdrawn_reason: string | null;
        };
        Insert: {
          consent_id?: string | null;
          contact_email?: string | null;
          cover_letter?: string | null;
          created_at?: Date | string;
          cv_document_id?: string | null;
          decided_at?: Date | string | null;
          decided_by?: string | null;
          id?: string;
          imported?: boolean;
          job_id: string;
          language?: Database['public']['Enums']['language'];
          merit_note?: string | null;
          owed_answer_since?: Date | string | null;
          owner_id?: string | null;
          person_id: string;
          position?: string;
          rating?: number | null;
          rating_rank?: never;
          reject_reason?: string | null;
          source?: string;
          stage?: Database['public']['Enums']['application_stage'];
          stage_changed_at?: Date | string;
          updated_at?: Date | string;
          withdrawn_at?: Date | string | null;
          withdrawn_reason?: string | null;
        };
        Update: {
          consent_id?: string | null;
          contact_email?: string | null;
          cover_letter?: string | null;
          created_at?: Date | string;
          cv_document_id?: string | null;
          decided_at?: Date | string | null;
          decided_by?: string | null;
          id?: string;
          imported?: boolean;
          job_id?: string;
          language?: Database['public']['Enums']['language'];
          merit_note?: string | null;
          owed_answer_since?: Date | string | null;
          owner_id?: string | null;
          person_id?: string;
          position?: string;
          rating?: number | null;
          rating_rank?: never;
          reject_reason?: string | null;
          source?: string;
          stage?: Database['public']['Enums']['application_stage'];
          stage_changed_at?: Date | string;
          updated_at?: Date | string;
          withdrawn_at?: Date | string | null;
          withdrawn_reason?: string | null;
        };
      };
      article_previews: {
        Row: {
          article_id: string;
          created_at: Date;
          created_by: string | null;
          expires_at: Date;
          id: string;
          token_hash: string;
        };
        Insert: {
          article_id: string;
          created_at?: Date | string;
          created_by?: string | null;
          expires_at?: Date | string;
          id?: string;
          token_hash: string;
        };
        Update: {
          article_id?: string;
          created_at?: Date | string;
          created_by?: string | null;
          expires_at?: Date | string;
          id?: string;
          token_hash?: string;
        };
      };
      article_redirects: {
        Row: {
          article_id: string;
          created_at: Date;
          slug: string;
        };
        Insert: {
          article_id: string;
          created_at?: Date | string;
          slug: string;
        };
        Update: {
          article_id?: string;
          created_at?: Date | string;
          slug?: string;
        };
      };
      article_staff: {
        Row: {
          article_id: string;
          author_id: string | null;
          updated_by: string | null;
        };
        Insert: {
          article_id: string;
          author_id?: string | null;
          updated_by?: string | null;
        };
        Update: {
          article_id?: string;
          author_id?: string | null;
          updated_by?: string | null;
        };
      };
      article_tags: {
        Row: {
          created_at: Date;
          name: LocalizedText;
          slug: string;
          updated_at: Date;
        };
        Insert: {
          created_at?: Date | string;
          name: LocalizedText;
          slug: string;
          updated_at?: Date | string;
        };
        Update: {
          created_at?: Date | string;
          name?: LocalizedText;
          slug?: string;
          updated_at?: Date | string;
        };
      };
      article_versions: {
        Row: {
          article_id: string;
          body: Json;
          cover_alt: LocalizedText;
          cover_path: string | null;
          created_at: Date;
          edited_by: string | null;
          excerpt: LocalizedText;
          id: string;
          restored_from: number | null;
          slug: string;
          state: Database['public']['Enums']['article_state'];
          tags: string[];
          title: LocalizedText;
          version: number;
        };
        Insert: {
          article_id: string;
          body: Json;
          cover_alt: LocalizedText;
          cover_path?: string | null;
          created_at?: Date | string;
          edited_by?: string | null;
          excerpt: LocalizedText;
          id?: string;
          restored_from?: number | null;
          slug: string;
          state: Database['public']['Enums']['article_state'];
          tags: string[];
          title: LocalizedText;
          version: number;
        };
        Update: {
          article_id?: string;
          body?: Json;
          cover_alt?: LocalizedText;
          cover_path?: string | null;
          created_at?: Date | string;
          edited_by?: string | null;
          excerpt?: LocalizedText;
          id?: string;
          restored_from?: number | null;
          slug?: string;
          state?: Database['public']['Enums']['article_state'];
          tags?: string[];
          title?: LocalizedText;
          version?: number;
        };
      };
      articles: {
        Row: {
          author_name: string | null;
          body: Json;
          cover_alt: LocalizedText;
          cover_path: string | null;
          created_at: Date;
          excerpt: LocalizedText;
          id: string;
          missing: string[];
          publish_at: Date | null;
          restored_from: number | null;
          search_en: string | null;
          search_sv: string | null;
          slug: string;
          state: Database['public']['Enums']['article_state'];
          tags: string[];
          title: LocalizedText;
          updated_at: Date;
          version: number;
        };
        Insert: {
          author_name?: string | null;
          body?: Json;
          cover_alt?: LocalizedText;
          cover_path?: string | null;
          created_at?: Date | string;
          excerpt?: LocalizedText;
          id?: string;
          missing?: never;
          publish_at?: Date | string | null;
          restored_from?: number | null;
          search_en?: never;
          search_sv?: never;
          slug: string;
          state?: Database['public']['Enums']['article_state'];
          tags?: string[];
          title: LocalizedText;
          updated_at?: Date | string;
          version?: number;
        };
        Update: {
          author_name?: string | null;
          body?: Json;
          cover_alt?: LocalizedText;
          cover_path?: string | null;
          created_at?: Date | string;
          excerpt?: LocalizedText;
          id?: string;
          missing?: never;
          publish_at?: Date | string | null;
          restored_from?: number | null;
          search_en?: never;
          search_sv?: never;
          slug?: string;
          state?: Database['public']['Enums']['article_state'];
          tags?: string[];
          title?: LocalizedText;
          updated_at?: Date | string;
          version?: number;
        };
      };
      audit_log: {
        Row: {
          action: string;
          actor_id: string | null;
          actor_role: string;
          changed_columns: string[];
          id: number;
          occurred_at: Date;
          row_count: number | null;
          row_id: string;
          table_name: string;
        };
        Insert: {
          action: string;
          actor_id?: string | null;
          actor_role: string;
          changed_columns?: string[];
          id?: never;
          occurred_at?: Date | string;
          row_count?: number | null;
          row_id: string;
          table_name: string;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          actor_role?: string;
          changed_columns?: string[];
          id?: never;
          occurred_at?: Date | string;
          row_count?: number | null;
          row_id?: string;
          table_name?: string;
        };
      };
      booking_link_turns: {
        Row: {
          booking_link_id: string;
          credit: number;
          last_served_at: Date | null;
          served_count: number;
          weight: number;
        };
        Insert: {
          booking_link_id: string;
          credit: number;
          last_served_at?: Date | string | null;
          served_count?: number | bigint | string;
          weight: number;
        };
        Update: {
          booking_link_id?: string;
          credit?: number;
          last_served_at?: Date | string | null;
          served_count?: number | bigint | string;
          weight?: number;
        };
      };
      booking_links: {
        Row: {
          created_at: Date;
          id: string;
          label: string;
          paused: boolean;
          staff_id: string | null;
          updated_at: Date;
          url: string;
          weight: number;
        };
        Insert: {
          created_at?: Date | string;
          id?: string;
          label: string;
          paused?: boolean;
          staff_id?: string | null;
          updated_at?: Date | string;
          url: string;
          weight?: number;
        };
        Update: {
          created_at?: Date | string;
          id?: string;
          label?: string;
          paused?: boolean;
          staff_id?: string | null;
          updated_at?: Date | string;
          url?: string;
          weight?: number;
        };
      };
      candidates: {
        Row: {
          available_from: string | null;
          consent_expires_at: Date;
          created_at: Date;
          cv_document_id: string | null;
          employment_types: string;
          fields: string;
          locations: string[];
          person_id: string;
          remote: Database['public']['Enums']['job_remote'] | null;
          renewal_mailed_at: Date | null;
          search: string | null;
          seniority: Database['public']['Enums']['seniority'] | null;
          skills: string[];
          source: string | null;
          state: Database['public']['Enums']['candidate_state'];
          summary: string | null;
          updated_at: Date;
          wants_alerts: boolean;
          years_of_experience: number | null;
        };
        Insert: {
          available_from?: string | null;
          consent_expires_at?: Date | string;
          created_at?: Date | string;
          cv_document_id?: string | null;
          employment_types?: Database['public']['Enums']['employment_type'][] | string;
          fields?: Database['public']['Enums']['job_field'][] | string;
          locations?: string[];
          person_id: string;
          remote?: Database['public']['Enums']['job_remote'] | null;
          renewal_mailed_at?: Date | string | null;
          search?: never;
          seniority?: Database['public']['Enums']['seniority'] | null;
          skills?: string[];
          source?: string | null;
          state?: Database['public']['Enums']['candidate_state'];
          summary?: string | null;
          updated_at?: Date | string;
          wants_alerts?: boolean;
          years_of_experience?: number | null;
        };
        Update: {
          available_from?: string | null;
          consent_expires_at?: Date | string;
          created_at?: Date | string;
          cv_document_id?: string | null;
          employment_types?: Database['public']['Enums']['employment_type'][] | string;
          fields?: Database['public']['Enums']['job_field'][] | string;
          locations?: string[];
          person_id?: string;
          remote?: Database['public']['Enums']['job_remote'] | null;
          renewal_mailed_at?: Date | string | null;
          search?: never;
          seniority?: Database['public']['Enums']['seniority'] | null;
          skills?: string[];
          source?: string | null;
          state?: Database['public']['Enums']['candidate_state'];
          summary?: string | null;
          updated_at?: Date | string;
          wants_alerts?: boolean;
          years_of_experience?: number | null;
        };
      };
      client_contacts: {
        Row: {
          client_id: string;
          created_at: Date;
          note: string | null;
          person_id: string;
          title: string | null;
          updated_at: Date;
        };
        Insert: {
          client_id: string;
          created_at?: Date | string;
          note?: string | null;
          person_id: string;
          title?: string | null;
          updated_at?: Date | string;
        };
        Update: {
          client_id?: string;
          created_at?: Date | string;
          note?: string | null;
          person_id?: string;
          title?: string | null;
          updated_at?: Date | string;
        };
      };
      clients: {
        Row: {
          about: LocalizedText;
          created_at: Date;
          id: string;
          location: string | null;
          logo_path: string | null;
          name: string;
          updated_at: Date;
          website: string | null;
        };
        Insert: {
          about?: LocalizedText;
          created_at?: Date | string;
          id?: string;
          location?: string | null;
          logo_path?: string | null;
          name: string;
          updated_at?: Date | string;
          website?: string | null;
        };
        Update: {
          about?: LocalizedText;
          created_at?: Date | string;
          id?: string;
          location?: string | null;
          logo_path?: string | null;
          name?: string;
          updated_at?: Date | string;
          website?: string | null;
        };
      };
      consent_texts: {
        Row: {
          body: LocalizedText;
          created_at: Date;
          id: string;
          published_at: Date;
          purpose: Database['public']['Enums']['consent_purpose'];
          updated_at: Date;
          version: number;
        };
        Insert: {
          body: LocalizedText;
          created_at?: Date | string;
          id?: string;
          published_at?: Date | string;
          purpose: Database['public']['Enums']['consent_purpose'];
          updated_at?: Date | string;
          version: number;
        };
        Update: {
          body?: LocalizedText;
          created_at?: Date | string;
          id?: string;
          published_at?: Date | string;
          purpose?: Database['public']['Enums']['consent_purpose'];
          updated_at?: Date | string;
          version?: number;
        };
      };
      consents: {
        Row: {
          consent_text_id: string;
          created_at: Date;
          expires_at: Date | null;
          given_at: Date;
          id: string;
          language: Database['public']['Enums']['language'];
          person_id: string;
          purpose: Database['public']['Enums']['consent_purpose'];
          updated_at: Date;
          withdrawn_at: Date | null;
        };
        Insert: {
          consent_text_id: string;
          created_at?: Date | string;
          expires_at?: Date | string | null;
          given_at?: Date | string;
          id?: string;
          language: Database['public']['Enums']['language'];
          person_id: string;
          purpose: Database['public']['Enums']['consent_purpose'];
          updated_at?: Date | string;
          withdrawn_at?: Date | string | null;
        };
        Update: {
          consent_text_id?: string;
          created_at?: Date | string;
          expires_at?: Date | string | null;
          given_at?: Date | string;
          id?: string;
          language?: Database['public']['Enums']['language'];
          person_id?: string;
          purpose?: Database['public']['Enums']['consent_purpose'];
          updated_at?: Date | string;
          withdrawn_at?: Date | string | null;
        };
      };
      customer_logos: {
        Row: {
          created_at: Date;
          display_name: string;
          has_logo: boolean;
          id: string;
          logo_path: string | null;
          name: string;
          position: number;
          updated_at: Date;
        };
        Insert: {
          created_at?: Date | string;
          display_name: string;
          has_logo?: boolean;
          id?: string;
          logo_path?: string | null;
          name: string;
          position?: number;
          updated_at?: Date | string;
        };
        Update: {
          created_at?: Date | string;
          display_name?: string;
          has_logo?: boolean;
          id?: string;
          logo_path?: string | null;
          name?: string;
          position?: number;
          updated_at?: Date | string;
        };
      };
      documents: {
        Row: {
          bucket: string;
          created_at: Date;
          extracted_text: string | null;
          extraction: Database['public']['Enums']['extraction_state'];
          file_name: string;
          id: string;
          kind: Database['public']['Enums']['document_kind'];
          mime_type: string;
          path: string;
          person_id: string;
          search: string | null;
          sha256: string;
          size_bytes: number;
          updated_at: Date;
        };
        Insert: {
          bucket?: string;
          created_at?: Date | string;
          extracted_text?: string | null;
          extraction?: Database['public']['Enums']['extraction_state'];
          file_name: string;
          id?: string;
          kind?: Database['public']['Enums']['document_kind'];
          mime_type: string;
          path: string;
          person_id: string;
          search?: never;
          sha256: string;
          size_bytes: number | bigint | string;
          updated_at?: Date | string;
        };
        Update: {
          bucket?: string;
          created_at?: Date | string;
          extracted_text?: string | null;
          extraction?: Database['public']['Enums']['extraction_state'];
          file_name?: string;
          id?: string;
          kind?: Database['public']['Enums']['document_kind'];
          mime_type?: string;
          path?: string;
          person_id?: string;
          search?: never;
          sha256?: string;
          size_bytes?: number | bigint | string;
          updated_at?: Date | string;
        };
      };
      duplicate_pairs: {
        Row: {
          created_at: Date;
          dismissed_at: Date | null;
          dismissed_by: string | null;
          one_id: string;
          other_id: string;
          reasons: string[];
          updated_at: Date;
        };
        Insert: {
          created_at?: Date | string;
          dismissed_at?: Date | string | null;
          dismissed_by?: string | null;
          one_id: string;
          other_id: string;
          reasons: string[];
          updated_at?: Date | string;
        };
        Update: {
          created_at?: Date | string;
          dismissed_at?: Date | string | null;
          dismissed_by?: string | null;
          one_id?: string;
          other_id?: string;
          reasons?: string[];
          updated_at?: Date | string;
        };
      };
      email_template_versions: {
        Row: {
          body: LocalizedText;
          created_at: Date;
          edited_by: string | null;
          id: string;
          subject: LocalizedText;
          template_key: string;
          version: number;
        };
        Insert: {
          body: LocalizedText;
          created_at?: Date | string;
          edited_by?: string | null;
          id?: string;
          subject: LocalizedText;
          template_key: string;
          version: number;
        };
        Update: {
          body?: LocalizedText;
          created_at?: Date | string;
          edited_by?: string | null;
          id?: string;
          subject?: LocalizedText;
          template_key?: string;
          version?: number;
        };
      };
      email_templates: {
        Row: {
          body: LocalizedText;
          can_unsubscribe: boolean;
          concerns_account: boolean;
          created_at: Date;
          default_body: LocalizedText;
          default_subject: LocalizedText;
          is_manual: boolean;
          key: string;
          sample: Json;
          sent_when: LocalizedText;
          subject: LocalizedText;
          updated_at: Date;
          updated_by: string | null;
          variables: string[];
          version: number;
        };
        Insert: {
          body: LocalizedText;
          can_unsubscribe?: boolean;
          concerns_account?: boolean;
          created_at?: Date | string;
          default_body: LocalizedText;
          default_subject: LocalizedText;
          is_manual?: boolean;
          key: string;
          sample?: Json;
          sent_when: LocalizedText;
          subject: LocalizedText;
          updated_at?: Date | string;
          updated_by?: string | null;
          variables?: string[];
          version?: number;
        };
        Update: {
          body?: LocalizedText;
          can_unsubscribe?: boolean;
          concerns_account?: boolean;
          created_at?: Date | string;
          default_body?: LocalizedText;
          default_subject?: LocalizedText;
          is_manual?: boolean;
          key?: string;
          sample?: Json;
          sent_when?: LocalizedText;
          subject?: LocalizedText;
          updated_at?: Date | string;
          updated_by?: string | null;
          variables?: string[];
          version?: number;
        };
      };
      freelancer_availability: {
        Row: {
          availability: Database['public']['Enums']['availability'];
          created_at: Date;
          id: string;
          note: string | null;
          period: string;
          person_id: string;
          updated_at: Date;
        };
        Insert: {
          availability?: Database['public']['Enums']['availability'];
          created_at?: Date | string;
          id?: string;
          note?: string | null;
          period: string;
          person_id: string;
          updated_at?: Date | string;
        };
        Update: {
          availability?: Database['public']['Enums']['availability'];
          created_at?: Date | string;
          id?: string;
          note?: string | null;
          period?: string;
          person_id?: string;
          updated_at?: Date | string;
        };
      };
      freelancer_notes: {
        Row: {
          body: string;
          created_at: Date;
          person_id: string;
          updated_at: Date;
          updated_by: string | null;
        };
        Insert: {
          body: string;
          created_at?: Date | string;
          person_id: string;
          updated_at?: Date | string;
          updated_by?: string | null;
        };
        Update: {
          body?: string;
          created_at?: Date | string;
          person_id?: string;
          updated_at?: Date | string;
          updated_by?: string | null;
        };
      };
      freelancers: {
        Row: {
          approved_at: Date | null;
          approved_by: string | null;
          consent_expires_at: Date;
          created_at: Date;
          currency: Database['public']['Enums']['currency'];
          cv_document_id: string | null;
          day_rate: number | null;
          fields: string;
          person_id: string;
          portfolio_url: string | null;
          remote: Database['public']['Enums']['job_remote'] | null;
          renewal_mailed_at: Date | null;
          search: string | null;
          seniority: Database['public']['Enums']['seniority'] | null;
          skills: string[];
          source: string | null;
          state: Database['public']['Enums']['freelancer_state'];
          summary: string | null;
          updated_at: Date;
        };
        Insert: {
          approved_at?: Date | string | null;
          approved_by?: string | null;
          consent_expires_at?: Date | string;
          created_at?: Date | string;
          currency?: Database['public']['Enums']['currency'];
          cv_document_id?: string | null;
          day_rate?: number | null;
          fields?: Database['public']['Enums']['job_field'][] | string;
          person_id: string;
          portfolio_url?: string | null;
          remote?: Database['public']['Enums']['job_remote'] | null;
          renewal_mailed_at?: Date | string | null;
          search?: never;
          seniority?: Database['public']['Enums']['seniority'] | null;
          skills?: string[];
          source?: string | null;
          state?: Database['public']['Enums']['freelancer_state'];
          summary?: string | null;
          updated_at?: Date | string;
        };
        Update: {
          approved_at?: Date | string | null;
          approved_by?: string | null;
          consent_expires_at?: Date | string;
          created_at?: Date | string;
          currency?: Database['public']['Enums']['currency'];
          cv_document_id?: string | null;
          day_rate?: number | null;
          fields?: Database['public']['Enums']['job_field'][] | string;
          person_id?: string;
          portfolio_url?: string | null;
          remote?: Database['public']['Enums']['job_remote'] | null;
          renewal_mailed_at?: Date | string | null;
          search?: never;
          seniority?: Database['public']['Enums']['seniority'] | null;
          skills?: string[];
          source?: string | null;
          state?: Database['public']['Enums']['freelancer_state'];
          summary?: string | null;
          updated_at?: Date | string;
        };
      };
      general_terms: {
        Row: {
          archived_at: Date | null;
          body: Json;
          created_at: Date;
          effective_on: string | null;
          id: string;
          missing: string[];
          number: number | null;
          published_at: Date | null;
          state: Database['public']['Enums']['terms_state'];
          title: LocalizedText;
          updated_at: Date;
          version: number;
        };
        Insert: {
          archived_at?: Date | string | null;
          body?: Json;
          created_at?: Date | string;
          effective_on?: string | null;
          id?: string;
          missing?: never;
          number?: number | null;
          published_at?: Date | string | null;
          state?: Database['public']['Enums']['terms_state'];
          title?: LocalizedText;
          updated_at?: Date | string;
          version?: number;
        };
        Update: {
          archived_at?: Date | string | null;
          body?: Json;
          created_at?: Date | string;
          effective_on?: string | null;
          id?: string;
          missing?: never;
          number?: number | null;
          published_at?: Date | string | null;
          state?: Database['public']['Enums']['terms_state'];
          title?: LocalizedText;
          updated_at?: Date | string;
          version?: number;
        };
      };
      idempotency_keys: {
        Row: {
          created_at: Date;
          key: string;
          request_hash: string;
          response: Json | null;
          scope: string;
          status: number | null;
          updated_at: Date;
        };
        Insert: {
          created_at?: Date | string;
          key: string;
          request_hash: string;
          response?: Json | null;
          scope: string;
          status?: number | null;
          updated_at?: Date | string;
        };
        Update: {
          created_at?: Date | string;
          key?: string;
          request_hash?: string;
          response?: Json | null;
          scope?: string;
          status?: number | null;
          updated_at?: Date | string;
        };
      };
      job_questions: {
        Row: {
          created_at: Date;
          help: LocalizedText;
          id: string;
          job_id: string;
          kind: Database['public']['Enums']['question_kind'];
          options: Json;
          position: number;
          prompt: LocalizedText;
          required: boolean;
          updated_at: Date;
        };
        Insert: {
          created_at?: Date | string;
          help?: LocalizedText;
          id?: string;
          job_id: string;
          kind?: Database['public']['Enums']['question_kind'];
          options?: Json;
          position?: number;
          prompt: LocalizedText;
          required?: boolean;
          updated_at?: Date | string;
        };
        Update: {
          created_at?: Date | string;
          help?: LocalizedText;
          id?: string;
          job_id?: string;
          kind?: Database['public']['Enums']['question_kind'];
          options?: Json;
          position?: number;
          prompt?: LocalizedText;
          required?: boolean;
          updated_at?: Date | string;
        };
      };
      job_salaries: {
        Row: {
          created_at: Date;
          currency: Database['public']['Enums']['currency'];
          is_shown: boolean;
          job_id: string;
          maximum: number;
          minimum: number;
          period: Database['public']['Enums']['pay_period'];
          updated_at: Date;
        };
        Insert: {
          created_at?: Date | string;
          currency?: Database['public']['Enums']['currency'];
          is_shown?: boolean;
          job_id: string;
          maximum: number;
          minimum: number;
          period?: Database['public']['Enums']['pay_period'];
          updated_at?: Date | string;
        };
        Update: {
          created_at?: Date | string;
          currency?: Database['public']['Enums']['currency'];
          is_shown?: boolean;
          job_id?: string;
          maximum?: number;
          minimum?: number;
          period?: Database['public']['Enums']['pay_period'];
          updated_at?: Date | string;
        };
      };
      job_staff: {
        Row: {
          job_id: string;
          owner_id: string | null;
          updated_by: string | null;
        };
        Insert: {
          job_id: string;
          owner_id?: string | null;
          updated_by?: string | null;
        };
        Update: {
          job_id?: string;
          owner_id?: string | null;
          updated_by?: string | null;
        };
      };
      jobs: {
        Row: {
          client_id: string | null;
          closed_at: Date | null;
          closes_at: Date | null;
          country: string;
          created_at: Date;
          description: Json;
          employment_type: Database['public']['Enums']['employment_type'];
          field: Database['public']['Enums']['job_field'];
          id: string;
          is_fixed: boolean;
          kind: Database['public']['Enums']['job_kind'];
          location: string;
          missing: string[];
          opens_at: Date | null;
          process: Json;
          published_at: Date | null;
          remote: Database['public']['Enums']['job_remote'];
          requirements: Json;
          search_en: string | null;
          search_sv: string | null;
          seniority: Database['public']['Enums']['seniority'];
          slug: string;
          state: Database['public']['Enums']['job_state'];
          summary: LocalizedText;
          title: LocalizedText;
          updated_at: Date;
          version: number;
        };
        Insert: {
          client_id?: string | null;
          closed_at?: Date | string | null;
          closes_at?: Date | string | null;
          country?: string;
          created_at?: Date | string;
          description?: Json;
          employment_type?: Database['public']['Enums']['employment_type'];
          field: Database['public']['Enums']['job_field'];
          id?: string;
          is_fixed?: boolean;
          kind?: Database['public']['Enums']['job_kind'];
          location?: string;
          missing?: never;
          opens_at?: Date | string | null;
          process?: Json;
          published_at?: Date | string | null;
          remote?: Database['public']['Enums']['job_remote'];
          requirements?: Json;
          search_en?: never;
          search_sv?: never;
          seniority?: Database['public']['Enums']['seniority'];
          slug: string;
          state?: Database['public']['Enums']['job_state'];
          summary?: LocalizedText;
          title: LocalizedText;
          updated_at?: Date | string;
          version?: number;
        };
        Update: {
          client_id?: string | null;
          closed_at?: Date | string | null;
          closes_at?: Date | string | null;
          country?: string;
          created_at?: Date | string;
          description?: Json;
          employment_type?: Database['public']['Enums']['employment_type'];
          field?: Database['public']['Enums']['job_field'];
          id?: string;
          is_fixed?: boolean;
          kind?: Database['public']['Enums']['job_kind'];
          location?: string;
          missing?: never;
          opens_at?: Date | string | null;
          process?: Json;
          published_at?: Date | string | null;
          remote?: Database['public']['Enums']['job_remote'];
          requirements?: Json;
          search_en?: never;
          search_sv?: never;
          seniority?: Database['public']['Enums']['seniority'];
          slug?: string;
          state?: Database['public']['Enums']['job_state'];
          summary?: LocalizedText;
          title?: LocalizedText;
          updated_at?: Date | string;
          version?: number;
        };
      };
      legal_holds: {
        Row: {
          person_id: string;
          reason: string;
        };
        Insert: {
          person_id: string;
          reason: string;
        };
        Update: {
          person_id?: string;
          reason?: string;
        };
      };
      notifications: {
        Row: {
          actor_id: string | null;
          application_id: string | null;
          created_at: Date;
          data: Json;
          id: string;
          kind: string;
          read_at: Date | null;
          user_id: string;
        };
        Insert: {
          actor_id?: string | null;
          application_id?: string | null;
          created_at?: Date | string;
          data?: Json;
          id?: string;
          kind: string;
          read_at?: Date | string | null;
          user_id: string;
        };
        Update: {
          actor_id?: string | null;
          application_id?: string | null;
          created_at?: Date | string;
          data?: Json;
          id?: string;
          kind?: string;
          read_at?: Date | string | null;
          user_id?: string;
        };
      };
      outbox: {
        Row: {
          application_id: string | null;
          attempts: number;
          body_text: string | null;
          cause: string;
          concerns_account: boolean;
          created_at: Date;
          created_by: string | null;
          ended: Json | null;
          html: string | null;
          id: string;
          is_answer: boolean;
          job_id: string | null;
          language: Database['public']['Enums']['language'];
          last_error: string | null;
          links: Json;
          message_id: string;
          person_id: string | null;
          reply_to: string | null;
          send_after: Date;
          sent_at: Date | null;
          stage: Database['public']['Enums']['application_stage'] | null;
          state: Database['public']['Enums']['mail_state'];
          subject: string | null;
          template_key: string;
          to_email: string;
          to_name: string | null;
          updated_at: Date;
          variables: Json;
        };
        Insert: {
          application_id?: string | null;
          attempts?: number;
          body_text?: string | null;
          cause: string;
          concerns_account?: boolean;
          created_at?: Date | string;
          created_by?: string | null;
          ended?: Json | null;
          html?: string | null;
          id?: string;
          is_answer?: boolean;
          job_id?: string | null;
          language: Database['public']['Enums']['language'];
          last_error?: string | null;
          links?: Json;
          message_id?: string;
          person_id?: string | null;
          reply_to?: string | null;
          send_after?: Date | string;
          sent_at?: Date | string | null;
          stage?: Database['public']['Enums']['application_stage'] | null;
          state?: Database['public']['Enums']['mail_state'];
          subject?: string | null;
          template_key: string;
          to_email: string;
          to_name?: string | null;
          updated_at?: Date | string;
          variables?: Json;
        };
        Update: {
          application_id?: string | null;
          attempts?: number;
          body_text?: string | null;
          cause?: string;
          concerns_account?: boolean;
          created_at?: Date | string;
          created_by?: string | null;
          ended?: Json | null;
          html?: string | null;
          id?: string;
          is_answer?: boolean;
          job_id?: string | null;
          language?: Database['public']['Enums']['language'];
          last_error?: string | null;
          links?: Json;
          message_id?: string;
          person_id?: string | null;
          reply_to?: string | null;
          send_after?: Date | string;
          sent_at?: Date | string | null;
          stage?: Database['public']['Enums']['application_stage'] | null;
          state?: Database['public']['Enums']['mail_state'];
          subject?: string | null;
          template_key?: string;
          to_email?: string;
          to_name?: string | null;
          updated_at?: Date | string;
          variables?: Json;
        };
      };
      pending_submissions: {
        Row: {
          checked: Json;
          confirmed_at: Date | null;
          cv_bucket: string | null;
          cv_file_name: string | null;
          cv_mime_type: string | null;
          cv_path: string | null;
          cv_sha256: string | null;
          cv_size_bytes: number | null;
          data: Json;
          email: string;
          expires_at: Date;
          form: string;
          id: string;
          job_id: string | null;
          language: Database['public']['Enums']['language'];
          mailed_to: string | null;
          person_id: string;
          submitted_at: Date;
          token_hash: string | null;
        };
        Insert: {
          checked?: Json;
          confirmed_at?: Date | string | null;
          cv_bucket?: string | null;
          cv_file_name?: string | null;
          cv_mime_type?: string | null;
          cv_path?: string | null;
          cv_sha256?: string | null;
          cv_size_bytes?: number | bigint | string | null;
          data: Json;
          email: string;
          expires_at?: Date | string;
          form: string;
          id?: string;
          job_id?: string | null;
          language: Database['public']['Enums']['language'];
          mailed_to?: string | null;
          person_id: string;
          submitted_at?: Date | string;
          token_hash?: string | null;
        };
        Update: {
          checked?: Json;
          confirmed_at?: Date | string | null;
          cv_bucket?: string | null;
          cv_file_name?: string | null;
          cv_mime_type?: string | null;
          cv_path?: string | null;
          cv_sha256?: string | null;
          cv_size_bytes?: number | bigint | string | null;
          data?: Json;
          email?: string;
          expires_at?: Date | string;
          form?: string;
          id?: string;
          job_id?: string | null;
          language?: Database['public']['Enums']['language'];
          mailed_to?: string | null;
          person_id?: string;
          submitted_at?: Date | string;
          token_hash?: string | null;
        };
      };
      people: {
        Row: {
          anonymised_at: Date | null;
          created_at: Date;
          email: string | null;
          erase_after: Date | null;
          erasure_requested_at: Date | null;
          first_name: string;
          full_name: string;
          headline: string | null;
          id: string;
          language: Database['public']['Enums']['language'];
          last_activity_at: Date;
          last_name: string;
          legal_hold: boolean;
          linkedin_sub: string | null;
          linkedin_url: string | null;
          location: string | null;
          merged_into: string | null;
          phone: string | null;
          search_name: string;
          source: string | null;
          updated_at: Date;
          user_id: string | null;
        };
        Insert: {
          anonymised_at?: Date | string | null;
          created_at?: Date | string;
          email?: string | null;
          erase_after?: Date | string | null;
          erasure_requested_at?: Date | string | null;
          first_name?: string;
          full_name?: never;
          headline?: string | null;
          id?: string;
          language?: Database['public']['Enums']['language'];
          last_activity_at?: Date | string;
          last_name?: string;
          legal_hold?: boolean;
          linkedin_sub?: string | null;
          linkedin_url?: string | null;
          location?: string | null;
          merged_into?: string | null;
          phone?: string | null;
          search_name?: never;
          source?: string | null;
          updated_at?: Date | string;
          user_id?: string | null;
        };
        Update: {
          anonymised_at?: Date | string | null;
          created_at?: Date | string;
          email?: string | null;
          erase_after?: Date | string | null;
          erasure_requested_at?: Date | string | null;
          first_name?: string;
          full_name?: never;
          headline?: string | null;
          id?: string;
          language?: Database['public']['Enums']['language'];
          last_activity_at?: Date | string;
          last_name?: string;
          legal_hold?: boolean;
          linkedin_sub?: string | null;
          linkedin_url?: string | null;
          location?: string | null;
          merged_into?: string | null;
          phone?: string | null;
          search_name?: never;
          source?: string | null;
          updated_at?: Date | string;
          user_id?: string | null;
        };
      };
      person_events: {
        Row: {
          actor_id: string | null;
          created_at: Date;
          data: Json;
          id: number;
          kind: string;
          person_id: string;
        };
        Insert: {
          actor_id?: string | null;
          created_at?: Date | string;
          data?: Json;
          id?: never;
          kind: string;
          person_id: string;
        };
        Update: {
          actor_id?: string | null;
          created_at?: Date | string;
          data?: Json;
          id?: never;
          kind?: string;
          person_id?: string;
        };
      };
      person_tags: {
        Row: {
          created_at: Date;
          created_by: string | null;
          person_id: string;
          tag_id: string;
        };
        Insert: {
          created_at?: Date | string;
          created_by?: string | null;
          person_id: string;
          tag_id: string;
        };
        Update: {
          created_at?: Date | string;
          created_by?: string | null;
          person_id?: string;
          tag_id?: string;
        };
      };
      privacy_requests: {
        Row: {
          completed_at: Date | null;
          created_at: Date;
          due_at: Date;
          handled_by: string | null;
          id: string;
          kind: Database['public']['Enums']['privacy_request_kind'];
          message: string | null;
          note: string | null;
          person_id: string | null;
          state: Database['public']['Enums']['privacy_request_state'];
          updated_at: Date;
        };
        Insert: {
          completed_at?: Date | string | null;
          created_at?: Date | string;
          due_at?: Date | string;
          handled_by?: string | null;
          id?: string;
          kind: Database['public']['Enums']['privacy_request_kind'];
          message?: string | null;
          note?: string | null;
          person_id?: string | null;
          state?: Database['public']['Enums']['privacy_request_state'];
          updated_at?: Date | string;
        };
        Update: {
          completed_at?: Date | string | null;
          created_at?: Date | string;
          due_at?: Date | string;
          handled_by?: string | null;
          id?: string;
          kind?: Database['public']['Enums']['privacy_request_kind'];
          message?: string | null;
          note?: string | null;
          person_id?: string | null;
          state?: Database['public']['Enums']['privacy_request_state'];
          updated_at?: Date | string;
        };
      };
      retention_periods: {
        Row: {
          created_at: Date;
          description: LocalizedText;
          months: number;
          purpose: string;
          quarantine_days: number;
          updated_at: Date;
        };
        Insert: {
          created_at?: Date | string;
          description: LocalizedText;
          months: number;
          purpose: string;
          quarantine_days?: number;
          updated_at?: Date | string;
        };
        Update: {
          created_at?: Date | string;
          description?: LocalizedText;
          months?: number;
          purpose?: string;
          quarantine_days?: number;
          updated_at?: Date | string;
        };
      };
      retention_runs: {
        Row: {
          counts: Json;
          finished_at: Date | null;
          id: number;
          is_dry_run: boolean;
          started_at: Date;
        };
        Insert: {
          counts?: Json;
          finished_at?: Date | string | null;
          id?: never;
          is_dry_run: boolean;
          started_at?: Date | string;
        };
        Update: {
          counts?: Json;
          finished_at?: Date | string | null;
          id?: never;
          is_dry_run?: boolean;
          started_at?: Date | string;
        };
      };
      review_events: {
        Row: {
          comment: string | null;
          created_at: Date;
          id: number;
          item_id: string | null;
          kind: string;
          review_link_id: string;
        };
        Insert: {
          comment?: string | null;
          created_at?: Date | string;
          id?: never;
          item_id?: string | null;
          kind: string;
          review_link_id: string;
        };
        Update: {
          comment?: string | null;
          created_at?: Date | string;
          id?: never;
          item_id?: string | null;
          kind?: string;
          review_link_id?: string;
        };
      };
      review_link_items: {
        Row: {
          application_id: string;
          created_at: Date;
          decided_at: Date | null;
          decision: Database['public']['Enums']['review_decision'] | null;
          id: string;
          position: number;
          presentation: string | null;
          removed_at: Date | null;
          review_link_id: string;
          shows_cv: boolean;
          updated_at: Date;
        };
        Insert: {
          application_id: string;
          created_at?: Date | string;
          decided_at?: Date | string | null;
          decision?: Database['public']['Enums']['review_decision'] | null;
          id?: string;
          position?: number;
          presentation?: string | null;
          removed_at?: Date | string | null;
          review_link_id: string;
          shows_cv?: boolean;
          updated_at?: Date | string;
        };
        Update: {
          application_id?: string;
          created_at?: Date | string;
          decided_at?: Date | string | null;
          decision?: Database['public']['Enums']['review_decision'] | null;
          id?: string;
          position?: number;
          presentation?: string | null;
          removed_at?: Date | string | null;
          review_link_id?: string;
          shows_cv?: boolean;
          updated_at?: Date | string;
        };
      };
      review_links: {
        Row: {
          created_at: Date;
          created_by: string | null;
          expires_at: Date;
          id: string;
          job_id: string;
          language: Database['public']['Enums']['language'];
          last_opened_at: Date | null;
          message: string | null;
          recipient_email: string | null;
          recipient_name: string;
          revoked_at: Date | null;
          token_hash: string;
          updated_at: Date;
        };
        Insert: {
          created_at?: Date | string;
          created_by?: string | null;
          expires_at?: Date | string;
          id?: string;
          job_id: string;
          language?: Database['public']['Enums']['language'];
          last_opened_at?: Date | string | null;
          message?: string | null;
          recipient_email?: string | null;
          recipient_name: string;
          revoked_at?: Date | string | null;
          token_hash: string;
          updated_at?: Date | string;
        };
        Update: {
          created_at?: Date | string;
          created_by?: string | null;
          expires_at?: Date | string;
          id?: string;
          job_id?: string;
          language?: Database['public']['Enums']['language'];
          last_opened_at?: Date | string | null;
          message?: string | null;
          recipient_email?: string | null;
          recipient_name?: string;
          revoked_at?: Date | string | null;
          token_hash?: string;
          updated_at?: Date | string;
        };
      };
      saved_views: {
        Row: {
          created_at: Date;
          id: string;
          is_shared: boolean;
          name: string;
          position: number;
          query: string;
          screen: string;
          updated_at: Date;
          user_id: string;
        };
        Insert: {
          created_at?: Date | string;
          id?: string;
          is_shared?: boolean;
          name: string;
          position?: number;
          query: string;
          screen: string;
          updated_at?: Date | string;
          user_id?: string;
        };
        Update: {
          created_at?: Date | string;
          id?: string;
          is_shared?: boolean;
          name?: string;
          position?: number;
          query?: string;
          screen?: string;
          updated_at?: Date | string;
          user_id?: string;
        };
      };
      settings: {
        Row: {
          created_at: Date;
          is_public: boolean;
          key: string;
          updated_at: Date;
          value: Json;
        };
        Insert: {
          created_at?: Date | string;
          is_public?: boolean;
          key: string;
          updated_at?: Date | string;
          value: Json;
        };
        Update: {
          created_at?: Date | string;
          is_public?: boolean;
          key?: string;
          updated_at?: Date | string;
          value?: Json;
        };
      };
      staff_preferences: {
        Row: {
          created_at: Date;
          key: string;
          updated_at: Date;
          user_id: string;
          value: Json;
        };
        Insert: {
          created_at?: Date | string;
          key: string;
          updated_at?: Date | string;
          user_id?: string;
          value: Json;
        };
        Update: {
          created_at?: Date | string;
          key?: string;
          updated_at?: Date | string;
          user_id?: string;
          value?: Json;
        };
      };
      staff_profiles: {
        Row: {
          approved_at: Date | null;
          approved_by: string | null;
          avatar_path: string | null;
          created_at: Date;
          email: string;
          invited_by: string | null;
          language: Database['public']['Enums']['language'];
          last_seen_at: Date | null;
          name: string;
          role: Database['public']['Enums']['staff_role'] | null;
          state: Database['public']['Enums']['staff_state'];
          title: string | null;
          updated_at: Date;
          user_id: string;
        };
        Insert: {
          approved_at?: Date | string | null;
          approved_by?: string | null;
          avatar_path?: string | null;
          created_at?: Date | string;
          email: string;
          invited_by?: string | null;
          language?: Database['public']['Enums']['language'];
          last_seen_at?: Date | string | null;
          name: string;
          role?: Database['public']['Enums']['staff_role'] | null;
          state?: Database['public']['Enums']['staff_state'];
          title?: string | null;
          updated_at?: Date | string;
          user_id: string;
        };
        Update: {
          approved_at?: Date | string | null;
          approved_by?: string | null;
          avatar_path?: string | null;
          created_at?: Date | string;
          email?: string;
          invited_by?: string | null;
          language?: Database['public']['Enums']['language'];
          last_seen_at?: Date | string | null;
          name?: string;
          role?: Database['public']['Enums']['staff_role'] | null;
          state?: Database['public']['Enums']['staff_state'];
          title?: string | null;
          updated_at?: Date | string;
          user_id?: string;
        };
      };
      tags: {
        Row: {
          colour: string;
          created_at: Date;
          id: string;
          name: string;
          updated_at: Date;
        };
        Insert: {
          colour?: string;
          created_at?: Date | string;
          id?: string;
          name: string;
          updated_at?: Date | string;
        };
        Update: {
          colour?: string;
          created_at?: Date | string;
          id?: string;
          name?: string;
          updated_at?: Date | string;
        };
      };
      terms_staff: {
        Row: {
          published_by: string | null;
          terms_id: string;
          updated_by: string | null;
        };
        Insert: {
          published_by?: string | null;
          terms_id: string;
          updated_by?: string | null;
        };
        Update: {
          published_by?: string | null;
          terms_id?: string;
          updated_by?: string | null;
        };
      };
      testimonials: {
        Row: {
          company: string;
          created_at: Date;
          id: string;
          image: string | null;
          logo: string | null;
          name: string;
          position: number;
          quote: LocalizedText;
          title: LocalizedText;
          updated_at: Date;
        };
        Insert: {
          company: string;
          created_at?: Date | string;
          id?: string;
          image?: string | null;
          logo?: string | null;
          name: string;
          position?: number;
          quote: LocalizedText;
          title: LocalizedText;
          updated_at?: Date | string;
        };
        Update: {
          company?: string;
          created_at?: Date | string;
          id?: string;
          image?: string | null;
          logo?: string | null;
          name?: string;
          position?: number;
          quote?: LocalizedText;
          title?: LocalizedText;
          updated_at?: Date | string;
        };
      };
      waiting_list: {
        Row: {
          assignee_id: string | null;
          calculation: Json | null;
          client_id: string | null;
          company: string | null;
          created_at: Date;
          id: string;
          language: Database['public']['Enums']['language'];
          message: string | null;
          note: string | null;
          person_id: string;
          plan: Database['public']['Enums']['plan'] | null;
          roles_to_fill: string | null;
          source: Database['public']['Enums']['lead_source'];
          state: Database['public']['Enums']['lead_state'];
          state_changed_at: Date;
          updated_at: Date;
        };
        Insert: {
          assignee_id?: string | null;
          calculation?: Json | null;
          client_id?: string | null;
          company?: string | null;
          created_at?: Date | string;
          id?: string;
          language?: Database['public']['Enums']['language'];
          message?: string | null;
          note?: string | null;
          person_id: string;
          plan?: Database['public']['Enums']['plan'] | null;
          roles_to_fill?: string | null;
          source?: Database['public']['Enums']['lead_source'];
          state?: Database['public']['Enums']['lead_state'];
          state_changed_at?: Date | string;
          updated_at?: Date | string;
        };
        Update: {
          assignee_id?: string | null;
          calculation?: Json | null;
          client_id?: string | null;
          company?: string | null;
          created_at?: Date | string;
          id?: string;
          language?: Database['public']['Enums']['language'];
          message?: string | null;
          note?: string | null;
          person_id?: string;
          plan?: Database['public']['Enums']['plan'] | null;
          roles_to_fill?: string | null;
          source?: Database['public']['Enums']['lead_source'];
          state?: Database['public']['Enums']['lead_state'];
          state_changed_at?: Date | string;
          updated_at?: Date | string;
        };
      };
    };
    Views: {
      candidate_list: {
        Row: {
          applications: number | null;
          available_from: string | null;
          consent_expires_at: Date | null;
          created_at: Date | null;
          cv_document_id: string | null;
          email: string | null;
          fields: string | null;
          full_name: string | null;
          headline: string | null;
          id: string | null;
          language: Database['public']['Enums']['language'] | null;
          last_activity_at: Date | null;
          location: string | null;
          locations: string[] | null;
          remote: Database['public']['Enums']['job_remote'] | null;
          renewal_mailed_at: Date | null;
          searched: string | null;
          seniority: Database['public']['Enums']['seniority'] | null;
          skills: string[] | null;
          state: Database['public']['Enums']['candidate_state'] | null;
          summary: string | null;
          tag_ids: string[] | null;
          years_of_experience: number | null;
        };
      };
      candidates_by_tag: {
        Row: {
          applications: number | null;
          available_from: string | null;
          consent_expires_at: Date | null;
          created_at: Date | null;
          cv_document_id: string | null;
          email: string | null;
          fields: string | null;
          full_name: string | null;
          headline: string | null;
          id: string | null;
          language: Database['public']['Enums']['language'] | null;
          last_activity_at: Date | null;
          location: string | null;
          locations: string[] | null;
          remote: Database['public']['Enums']['job_remote'] | null;
          renewal_mailed_at: Date | null;
          searched: string | null;
          seniority: Database['public']['Enums']['seniority'] | null;
          skills: string[] | null;
          state: Database['public']['Enums']['candidate_state'] | null;
          summary: string | null;
          tag_id: string | null;
          tag_ids: string[] | null;
          years_of_experience: number | null;
        };
      };
      freelancer_list: {
        Row: {
          approved_at: Date | null;
          availability: Database['public']['Enums']['availability'] | null;
          consent_expires_at: Date | null;
          created_at: Date | null;
          currency: Database['public']['Enums']['currency'] | null;
          day_rate: number | null;
          email: string | null;
          fields: string | null;
          free_from: string | null;
          full_name: string | null;
          headline: string | null;
          id: string | null;
          language: Database['public']['Enums']['language'] | null;
          location: string | null;
          portfolio_url: string | null;
          remote: Database['public']['Enums']['job_remote'] | null;
          seniority: Database['public']['Enums']['seniority'] | null;
          skills: string[] | null;
          state: Database['public']['Enums']['freelancer_state'] | null;
        };
      };
      job_list: {
        Row: {
          client_id: string | null;
          closes_at: Date | null;
          created_at: Date | null;
          employment_type: Database['public']['Enums']['employment_type'] | null;
          field: Database['public']['Enums']['job_field'] | null;
          id: string | null;
          kind: Database['public']['Enums']['job_kind'] | null;
          location: string | null;
          missing: string[] | null;
          owner_id: string | null;
          published_at: Date | null;
          remote: Database['public']['Enums']['job_remote'] | null;
          seniority: Database['public']['Enums']['seniority'] | null;
          state: Database['public']['Enums']['job_state'] | null;
          title: LocalizedText | null;
          updated_at: Date | null;
        };
      };
      lead_list: {
        Row: {
          assignee_id: string | null;
          assignee_name: string | null;
          client_id: string | null;
          client_name: string | null;
          company: string | null;
          created_at: Date | null;
          email: string | null;
          full_name: string | null;
          id: string | null;
          language: Database['public']['Enums']['language'] | null;
          person_id: string | null;
          phone: string | null;
          plan: Database['public']['Enums']['plan'] | null;
          roles_to_fill: string | null;
          saving: number | null;
          saving_currency: string | null;
          source: Database['public']['Enums']['lead_source'] | null;
          state: Database['public']['Enums']['lead_state'] | null;
          state_changed_at: Date | null;
        };
      };
      people_by_role: {
        Row: {
          applications: number | null;
          created_at: Date | null;
          email: string | null;
          erase_after: Date | null;
          full_name: string | null;
          headline: string | null;
          id: string | null;
          in_quarantine: boolean | null;
          language: Database['public']['Enums']['language'] | null;
          last_activity_at: Date | null;
          legal_hold: boolean | null;
          location: string | null;
          phone: string | null;
          role: string | null;
          roles: string[] | null;
          source: string | null;
          tag_ids: string[] | null;
        };
      };
      people_by_tag: {
        Row: {
          applications: number | null;
          created_at: Date | null;
          email: string | null;
          erase_after: Date | null;
          full_name: string | null;
          headline: string | null;
          id: string | null;
          in_quarantine: boolean | null;
          language: Database['public']['Enums']['language'] | null;
          last_activity_at: Date | null;
          legal_hold: boolean | null;
          location: string | null;
          phone: string | null;
          roles: string[] | null;
          source: string | null;
          tag_id: string | null;
          tag_ids: string[] | null;
        };
      };
      people_list: {
        Row: {
          applications: number | null;
          created_at: Date | null;
          email: string | null;
          erase_after: Date | null;
          full_name: string | null;
          headline: string | null;
          id: string | null;
          in_quarantine: boolean | null;
          language: Database['public']['Enums']['language'] | null;
          last_activity_at: Date | null;
          legal_hold: boolean | null;
          location: string | null;
          phone: string | null;
          roles: string[] | null;
          source: string | null;
          tag_ids: string[] | null;
        };
      };
      person_timeline: {
        Row: {
          actor_id: string | null;
          application_id: string | null;
          created_at: Date | null;
          data: Json | null;
          job_id: string | null;
          kind: string | null;
          person_id: string | null;
        };
      };
      possible_duplicates: {
        Row: {
          other_id: string | null;
          person_id: string | null;
          reason: string | null;
        };
      };
      privacy_request_list: {
        Row: {
          anonymised_at: Date | null;
          completed_at: Date | null;
          created_at: Date | null;
          due_at: Date | null;
          email: string | null;
          erase_after: Date | null;
          full_name: string | null;
          handled_by: string | null;
          handler_name: string | null;
          id: string | null;
          is_open: boolean | null;
          kind: Database['public']['Enums']['privacy_request_kind'] | null;
          kind_name: string | null;
          language: Database['public']['Enums']['language'] | null;
          legal_hold: boolean | null;
          message: string | null;
          note: string | null;
          open_until: Date | null;
          person_id: string | null;
          state: Database['public']['Enums']['privacy_request_state'] | null;
        };
      };
      staff_list: {
        Row: {
          approved_at: Date | null;
          created_at: Date | null;
          email: string | null;
          has_second_factor: boolean | null;
          invited_by_name: string | null;
          language: Database['public']['Enums']['language'] | null;
          last_seen_at: Date | null;
          name: string | null;
          role: string | null;
          session_count: number | null;
          standing: string | null;
          state: Database['public']['Enums']['staff_state'] | null;
          title: string | null;
          user_id: string | null;
        };
      };
    };
    Enums: {
      application_stage: 'new' | 'screening' | 'interview' | 'offer' | 'hired' | 'rejected';
      article_state: 'draft' | 'scheduled' | 'published';
      availability: 'available' | 'partly' | 'booked';
      candidate_state: 'active' | 'paused' | 'left';
      consent_purpose:
        | 'application'
        | 'candidate_bank'
        | 'freelance_network'
        | 'waiting_list'
        | 'contact'
        | 'calculation';
      currency: 'SEK' | 'EUR' | 'NOK' | 'DKK';
      document_kind: 'cv' | 'cover_letter' | 'portfolio' | 'other';
      employment_type: 'full_time' | 'part_time' | 'contract' | 'temporary' | 'internship';
      extraction_state: 'pending' | 'done' | 'failed';
      freelancer_state: 'pending' | 'approved' | 'paused' | 'declined' | 'left';
      job_field: 'tech' | 'go_to_market' | 'creative' | 'operations';
      job_kind: 'client' | 'internal';
      job_remote: 'onsite' | 'hybrid' | 'remote';
      job_state: 'draft' | 'open' | 'closed';
      language: 'en' | 'sv';
      lead_source: 'membership' | 'contact' | 'calculator';
      lead_state: 'new' | 'contacted' | 'booked' | 'closed';
      mail_state: 'queued' | 'sending' | 'sent' | 'kept' | 'failed' | 'cancelled';
      pay_period: 'hour' | 'day' | 'month' | 'year';
      plan: 'small' | 'medium' | 'large' | 'project';
      privacy_request_kind: 'export' | 'erasure' | 'rectification' | 'restriction' | 'objection';
      privacy_request_state: 'received' | 'in_progress' | 'done' | 'refused';
      question_kind:
        | 'short_text'
        | 'long_text'
        | 'yes_no'
        | 'single_choice'
        | 'multiple_choice'
        | 'number'
        | 'url';
      review_decision: 'interview' | 'pass';
      seniority: 'junior' | 'mid' | 'senior' | 'lead';
      staff_role: 'admin' | 'recruiter' | 'editor';
      staff_state: 'pending' | 'active' | 'disabled';
      terms_state: 'draft' | 'published' | 'archived';
    };
  };
  private: {
    Tables: {
      failed_attempts: {
        Row: {
          count: number;
          key: string;
          last_at: Date;
          wait: number;
        };
        Insert: {
          count: number;
          key: string;
          last_at: Date | string;
          wait: number;
        };
        Update: {
          count?: number;
          key?: string;
          last_at?: Date | string;
          wait?: number;
        };
      };
      mail_key: {
        Row: {
          id: boolean;
          key: string;
        };
        Insert: {
          id?: boolean;
          key: string;
        };
        Update: {
          id?: boolean;
          key?: string;
        };
      };
      person_links: {
        Row: {
          application_id: string | null;
          created_at: Date;
          expires_at: Date;
          id: string;
          last_used_at: Date | null;
          person_id: string;
          purpose: string;
          revoked_at: Date | null;
          token_hash: string;
        };
        Insert: {
          application_id?: string | null;
          created_at?: Date | string;
          expires_at: Date | string;
          id?: string;
          last_used_at?: Date | string | null;
          person_id: string;
          purpose: string;
          revoked_at?: Date | string | null;
          token_hash: string;
        };
        Update: {
          application_id?: string | null;
          created_at?: Date | string;
          expires_at?: Date | string;
          id?: string;
          last_used_at?: Date | string | null;
          person_id?: string;
          purpose?: string;
          revoked_at?: Date | string | null;
          token_hash?: string;
        };
      };
      rate_limits: {
        Row: {
          key: string;
          refilled_at: Date;
          tokens: number;
          wait: number;
        };
        Insert: {
          key: string;
          refilled_at: Date | string;
          tokens: number;
          wait: number;
        };
        Update: {
          key?: string;
          refilled_at?: Date | string;
          tokens?: number;
          wait?: number;
        };
      };
      review_keys: {
        Row: {
          created_at: Date;
          review_link_id: string;
          token_hash: string;
        };
        Insert: {
          created_at?: Date | string;
          review_link_id: string;
          token_hash: string;
        };
        Update: {
          created_at?: Date | string;
          review_link_id?: string;
          token_hash?: string;
        };
      };
    };
    Views: {
      retention: {
        Row: {
          erase_after: Date | null;
          keep_until: Date | null;
          legal_hold: boolean | null;
          person_id: string | null;
          purpose: string | null;
        };
      };
    };
    Enums: { [_ in never]: never };
  };
  auth: {
    Tables: {
      api_keys: {
        Row: {
          api_key: string | null;
          api_key_hash: string;
          created_at: Date;
          id: string;
          last_used_at: Date | null;
          name: string;
          revoked_at: Date | null;
          role: string;
        };
        Insert: {
          api_key?: string | null;
          api_key_hash: string;
          created_at?: Date | string;
          id?: string;
          last_used_at?: Date | string | null;
          name: string;
          revoked_at?: Date | string | null;
          role: string;
        };
        Update: {
          api_key?: string | null;
          api_key_hash?: string;
          created_at?: Date | string;
          id?: string;
          last_used_at?: Date | string | null;
          name?: string;
          revoked_at?: Date | string | null;
          role?: string;
        };
      };
      flow_state: {
        Row: {
          auth_code: string | null;
          auth_code_issued_at: Date | null;
          authentication_method: string;
          code_challenge: string | null;
          code_challenge_method: Database['auth']['Enums']['code_challenge_method'] | null;
          created_at: Date;
          id: string;
          invite_token: string | null;
          linking_target_id: string | null;
          nonce: string | null;
          provider_access_token: string | null;
          provider_refresh_token: string | null;
          provider_type: string;
          referrer: string | null;
          updated_at: Date;
          user_id: string | null;
        };
        Insert: {
          auth_code?: string | null;
          auth_code_issued_at?: Date | string | null;
          authentication_method: string;
          code_challenge?: string | null;
          code_challenge_method?: Database['auth']['Enums']['code_challenge_method'] | null;
          created_at?: Date | string;
          id?: string;
          invite_token?: string | null;
          linking_target_id?: string | null;
          nonce?: string | null;
          provider_access_token?: string | null;
          provider_refresh_token?: string | null;
          provider_type: string;
          referrer?: string | null;
          updated_at?: Date | string;
          user_id?: string | null;
        };
        Update: {
          auth_code?: string | null;
          auth_code_issued_at?: Date | string | null;
          authentication_method?: string;
          code_challenge?: string | null;
          code_challenge_method?: Database['auth']['Enums']['code_challenge_method'] | null;
          created_at?: Date | string;
          id?: string;
          invite_token?: string | null;
          linking_target_id?: string | null;
          nonce?: string | null;
          provider_access_token?: string | null;
          provider_refresh_token?: string | null;
          provider_type?: string;
          referrer?: string | null;
          updated_at?: Date | string;
          user_id?: string | null;
        };
      };
      identities: {
        Row: {
          created_at: Date;
          email: string | null;
          id: string;
          identity_data: Json;
          last_sign_in_at: Date | null;
          provider: string;
          provider_id: string;
          updated_at: Date;
          user_id: string;
        };
        Insert: {
          created_at?: Date | string;
          email?: never;
          id?: string;
          identity_data: Json;
          last_sign_in_at?: Date | string | null;
          provider: string;
          provider_id: string;
          updated_at?: Date | string;
          user_id: string;
        };
        Update: {
          created_at?: Date | string;
          email?: never;
          id?: string;
          identity_data?: Json;
          last_sign_in_at?: Date | string | null;
          provider?: string;
          provider_id?: string;
          updated_at?: Date | string;
          user_id?: string;
        };
      };
      key_revocations: {
        Row: {
          created_at: Date;
          role: string;
          updated_at: Date;
          valid_from: number;
        };
        Insert: {
          created_at?: Date | string;
          role: string;
          updated_at?: Date | string;
          valid_from: number | bigint | string;
        };
        Update: {
          created_at?: Date | string;
          role?: string;
          updated_at?: Date | string;
          valid_from?: number | bigint | string;
        };
      };
      known_sources: {
        Row: {
          created_at: Date;
          last_used_at: Date;
          source: string;
          user_id: string;
        };
        Insert: {
          created_at?: Date | string;
          last_used_at?: Date | string;
          source: string;
          user_id: string;
        };
        Update: {
          created_at?: Date | string;
          last_used_at?: Date | string;
          source?: string;
          user_id?: string;
        };
      };
      mfa_amr_claims: {
        Row: {
          authentication_method: string;
          created_at: Date;
          id: string;
          proves: boolean;
          session_id: string;
          updated_at: Date;
        };
        Insert: {
          authentication_method: string;
          created_at?: Date | string;
          id?: string;
          proves?: boolean;
          session_id: string;
          updated_at?: Date | string;
        };
        Update: {
          authentication_method?: string;
          created_at?: Date | string;
          id?: string;
          proves?: boolean;
          session_id?: string;
          updated_at?: Date | string;
        };
      };
      mfa_challenges: {
        Row: {
          created_at: Date;
          factor_id: string;
          id: string;
          ip_address: string;
          otp_code: string | null;
          verified_at: Date | null;
        };
        Insert: {
          created_at?: Date | string;
          factor_id: string;
          id?: string;
          ip_address: string;
          otp_code?: string | null;
          verified_at?: Date | string | null;
        };
        Update: {
          created_at?: Date | string;
          factor_id?: string;
          id?: string;
          ip_address?: string;
          otp_code?: string | null;
          verified_at?: Date | string | null;
        };
      };
      mfa_factors: {
        Row: {
          created_at: Date;
          enrolled_in: string | null;
          factor_type: Database['auth']['Enums']['factor_type'];
          friendly_name: string | null;
          id: string;
          last_challenged_at: Date | null;
          last_used_counter: number | null;
          phone: string | null;
          secret: string | null;
          status: Database['auth']['Enums']['factor_status'];
          updated_at: Date;
          user_id: string;
        };
        Insert: {
          created_at?: Date | string;
          enrolled_in?: string | null;
          factor_type: Database['auth']['Enums']['factor_type'];
          friendly_name?: string | null;
          id?: string;
          last_challenged_at?: Date | string | null;
          last_used_counter?: number | bigint | string | null;
          phone?: string | null;
          secret?: string | null;
          status?: Database['auth']['Enums']['factor_status'];
          updated_at?: Date | string;
          user_id: string;
        };
        Update: {
          created_at?: Date | string;
          enrolled_in?: string | null;
          factor_type?: Database['auth']['Enums']['factor_type'];
          friendly_name?: string | null;
          id?: string;
          last_challenged_at?: Date | string | null;
          last_used_counter?: number | bigint | string | null;
          phone?: string | null;
          secret?: string | null;
          status?: Database['auth']['Enums']['factor_status'];
          updated_at?: Date | string;
          user_id?: string;
        };
      };
      mfa_recovery_codes: {
        Row: {
          code_hash: string;
          created_at: Date;
          id: string;
          made_in: string | null;
          used_at: Date | null;
          user_id: string;
        };
        Insert: {
          code_hash: string;
          created_at?: Date | string;
          id?: string;
          made_in?: string | null;
          used_at?: Date | string | null;
          user_id: string;
        };
        Update: {
          code_hash?: string;
          created_at?: Date | string;
          id?: string;
          made_in?: string | null;
          used_at?: Date | string | null;
          user_id?: string;
        };
      };
      one_time_tokens: {
        Row: {
          attempts: number;
          code_hash: string | null;
          created_at: Date;
          flow_state_id: string | null;
          id: string;
          relates_to: string;
          token_hash: string;
          token_type: Database['auth']['Enums']['one_time_token_type'];
          updated_at: Date;
          user_id: string;
        };
        Insert: {
          attempts?: number;
          code_hash?: string | null;
          created_at?: Date | string;
          flow_state_id?: string | null;
          id?: string;
          relates_to: string;
          token_hash: string;
          token_type: Database['auth']['Enums']['one_time_token_type'];
          updated_at?: Date | string;
          user_id: string;
        };
        Update: {
          attempts?: number;
          code_hash?: string | null;
          created_at?: Date | string;
          flow_state_id?: string | null;
          id?: string;
          relates_to?: string;
          token_hash?: string;
          token_type?: Database['auth']['Enums']['one_time_token_type'];
          updated_at?: Date | string;
          user_id?: string;
        };
      };
      refresh_tokens: {
        Row: {
          created_at: Date;
          id: number;
          parent_id: number | null;
          revoked_at: Date | null;
          session_id: string;
          successor: string | null;
          token_hash: string;
          updated_at: Date;
          user_id: string;
        };
        Insert: {
          created_at?: Date | string;
          id?: never;
          parent_id?: number | bigint | string | null;
          revoked_at?: Date | string | null;
          session_id: string;
          successor?: string | null;
          token_hash: string;
          updated_at?: Date | string;
          user_id: string;
        };
        Update: {
          created_at?: Date | string;
          id?: never;
          parent_id?: number | bigint | string | null;
          revoked_at?: Date | string | null;
          session_id?: string;
          successor?: string | null;
          token_hash?: string;
          updated_at?: Date | string;
          user_id?: string;
        };
      };
      sessions: {
        Row: {
          aal: Database['auth']['Enums']['aal_level'];
          created_at: Date;
          factor_id: string | null;
          id: string;
          ip: string | null;
          not_after: Date | null;
          reauthenticated_at: Date | null;
          refreshed_at: Date | null;
          tag: string | null;
          updated_at: Date;
          user_agent: string | null;
          user_id: string;
        };
        Insert: {
          aal?: Database['auth']['Enums']['aal_level'];
          created_at?: Date | string;
          factor_id?: string | null;
          id?: string;
          ip?: string | null;
          not_after?: Date | string | null;
          reauthenticated_at?: Date | string | null;
          refreshed_at?: Date | string | null;
          tag?: string | null;
          updated_at?: Date | string;
          user_agent?: string | null;
          user_id: string;
        };
        Update: {
          aal?: Database['auth']['Enums']['aal_level'];
          created_at?: Date | string;
          factor_id?: string | null;
          id?: string;
          ip?: string | null;
          not_after?: Date | string | null;
          reauthenticated_at?: Date | string | null;
          refreshed_at?: Date | string | null;
          tag?: string | null;
          updated_at?: Date | string;
          user_agent?: string | null;
          user_id?: string;
        };
      };
      signing_keys: {
        Row: {
          algorithm: string;
          created_at: Date;
          kid: string;
          private_jwk: Json;
          public_jwk: Json;
          replaced_at: Date | null;
          retired_at: Date | null;
          status: string;
        };
        Insert: {
          algorithm: string;
          created_at?: Date | string;
          kid: string;
          private_jwk: Json;
          public_jwk: Json;
          replaced_at?: Date | string | null;
          retired_at?: Date | string | null;
          status?: string;
        };
        Update: {
          algorithm?: string;
          created_at?: Date | string;
          kid?: string;
          private_jwk?: Json;
          public_jwk?: Json;
          replaced_at?: Date | string | null;
          retired_at?: Date | string | null;
          status?: string;
        };
      };
      users: {
        Row: {
          aud: string;
          banned_until: Date | null;
          confirmation_sent_at: Date | null;
          confirmation_token: string | null;
          confirmed_at: Date | null;
          created_at: Date;
          deleted_at: Date | null;
          email: string | null;
          email_change: string | null;
          email_change_confirm_status: number;
          email_change_sent_at: Date | null;
          email_change_token_current: string | null;
          email_change_token_new: string | null;
          email_confirmed_at: Date | null;
          encrypted_password: string | null;
          id: string;
          invited_at: Date | null;
          is_anonymous: boolean;
          is_sso_user: boolean;
          is_super_admin: boolean | null;
          last_sign_in_at: Date | null;
          phone: string | null;
          phone_change: string | null;
          phone_change_sent_at: Date | null;
          phone_change_token: string | null;
          phone_confirmed_at: Date | null;
          raw_app_meta_data: Json;
          raw_user_meta_data: Json;
          reauthentication_sent_at: Date | null;
          reauthentication_token: string | null;
          recovery_sent_at: Date | null;
          recovery_token: string | null;
          role: string;
          updated_at: Date;
        };
        Insert: {
          aud?: string;
          banned_until?: Date | string | null;
          confirmation_sent_at?: Date | string | null;
          confirmation_token?: string | null;
          confirmed_at?: never;
          created_at?: Date | string;
          deleted_at?: Date | string | null;
          email?: string | null;
          email_change?: string | null;
          email_change_confirm_status?: number;
          email_change_sent_at?: Date | string | null;
          email_change_token_current?: string | null;
          email_change_token_new?: string | null;
          email_confirmed_at?: Date | string | null;
          encrypted_password?: string | null;
          id?: string;
          invited_at?: Date | string | null;
          is_anonymous?: boolean;
          is_sso_user?: boolean;
          is_super_admin?: boolean | null;
          last_sign_in_at?: Date | string | null;
          phone?: string | null;
          phone_change?: string | null;
          phone_change_sent_at?: Date | string | null;
          phone_change_token?: string | null;
          phone_confirmed_at?: Date | string | null;
          raw_app_meta_data?: Json;
          raw_user_meta_data?: Json;
          reauthentication_sent_at?: Date | string | null;
          reauthentication_token?: string | null;
          recovery_sent_at?: Date | string | null;
          recovery_token?: string | null;
          role?: string;
          updated_at?: Date | string;
        };
        Update: {
          aud?: string;
          banned_until?: Date | string | null;
          confirmation_sent_at?: Date | string | null;
          confirmation_token?: string | null;
          confirmed_at?: never;
          created_at?: Date | string;
          deleted_at?: Date | string | null;
          email?: string | null;
          email_change?: string | null;
          email_change_confirm_status?: number;
          email_change_sent_at?: Date | string | null;
          email_change_token_current?: string | null;
          email_change_token_new?: string | null;
          email_confirmed_at?: Date | string | null;
          encrypted_password?: string | null;
          id?: string;
          invited_at?: Date | string | null;
          is_anonymous?: boolean;
          is_sso_user?: boolean;
          is_super_admin?: boolean | null;
          last_sign_in_at?: Date | string | null;
          phone?: string | null;
          phone_change?: string | null;
          phone_change_sent_at?: Date | string | null;
          phone_change_token?: string | null;
          phone_confirmed_at?: Date | string | null;
          raw_app_meta_data?: Json;
          raw_user_meta_data?: Json;
          reauthentication_sent_at?: Date | string | null;
          reauthentication_token?: string | null;
          recovery_sent_at?: Date | string | null;
          recovery_token?: string | null;
          role?: string;
          updated_at?: Date | string;
        };
      };
    };
    Views: { [_ in never]: never };
    Enums: {
      aal_level: 'aal1' | 'aal2' | 'aal3';
      code_challenge_method: 's256' | 'plain';
      factor_status: 'unverified' | 'verified';
      factor_type: 'totp' | 'webauthn' | 'phone';
      one_time_token_type:
        | 'confirmation_token'
        | 'reauthentication_token'
        | 'recovery_token'
        | 'magic_link_token'
        | 'email_change_token_new'
        | 'email_change_token_current'
        | 'phone_change_token';
    };
  };
  storage: {
    Tables: {
      buckets: {
        Row: {
          allowed_mime_types: string[] | null;
          created_at: Date;
          file_size_limit: number | null;
          id: string;
          name: string;
          owner: string | null;
          owner_id: string | null;
          public: boolean;
          updated_at: Date;
        };
        Insert: {
          allowed_mime_types?: string[] | null;
          created_at?: Date | string;
          file_size_limit?: number | bigint | string | null;
          id: string;
          name: string;
          owner?: string | null;
          owner_id?: string | null;
          public?: boolean;
          updated_at?: Date | string;
        };
        Update: {
          allowed_mime_types?: string[] | null;
          created_at?: Date | string;
          file_size_limit?: number | bigint | string | null;
          id?: string;
          name?: string;
          owner?: string | null;
          owner_id?: string | null;
          public?: boolean;
          updated_at?: Date | string;
        };
      };
      installation: {
        Row: {
          created_at: Date;
          id: string;
          singleton: boolean;
        };
        Insert: {
          created_at?: Date | string;
          id: string;
          singleton?: boolean;
        };
        Update: {
          created_at?: Date | string;
          id?: string;
          singleton?: boolean;
        };
      };
      objects: {
        Row: {
          bucket_id: string;
          created_at: Date;
          id: string;
          last_accessed_at: Date;
          metadata: Json | null;
          name: string;
          owner: string | null;
          owner_id: string | null;
          path_tokens: string[] | null;
          updated_at: Date;
          user_metadata: Json | null;
          version: string | null;
        };
        Insert: {
          bucket_id: string;
          created_at?: Date | string;
          id?: string;
          last_accessed_at?: Date | string;
          metadata?: Json | null;
          name: string;
          owner?: string | null;
          owner_id?: string | null;
          path_tokens?: never;
          updated_at?: Date | string;
          user_metadata?: Json | null;
          version?: string | null;
        };
        Update: {
          bucket_id?: string;
          created_at?: Date | string;
          id?: string;
          last_accessed_at?: Date | string;
          metadata?: Json | null;
          name?: string;
          owner?: string | null;
          owner_id?: string | null;
          path_tokens?: never;
          updated_at?: Date | string;
          user_metadata?: Json | null;
          version?: string | null;
        };
      };
    };
    Views: { [_ in never]: never };
    Enums: { [_ in never]: never };
  };
  realtime: {
    Tables: {
      changes: {
        Row: {
          captured_at: Date;
          id: number;
          judged: Json | null;
          old_record: Json | null;
          record: Json | null;
          schema_name: string;
          table_name: string;
          type: string;
          xid: string;
        };
        Insert: {
          captured_at?: Date | string;
          id?: never;
          judged?: Json | null;
          old_record?: Json | null;
          record?: Json | null;
          schema_name: string;
          table_name: string;
          type: string;
          xid?: string;
        };
        Update: {
          captured_at?: Date | string;
          id?: never;
          judged?: Json | null;
          old_record?: Json | null;
          record?: Json | null;
          schema_name?: string;
          table_name?: string;
          type?: string;
          xid?: string;
        };
      };
      messages: {
        Row: {
          event: string | null;
          extension: string;
          id: string;
          inserted_at: Date;
          payload: Json | null;
          private: boolean;
          topic: string;
          updated_at: Date;
        };
        Insert: {
          event?: string | null;
          extension?: string;
          id?: string;
          inserted_at?: Date | string;
          payload?: Json | null;
          private?: boolean;
          topic: string;
          updated_at?: Date | string;
        };
        Update: {
          event?: string | null;
          extension?: string;
          id?: string;
          inserted_at?: Date | string;
          payload?: Json | null;
          private?: boolean;
          topic?: string;
          updated_at?: Date | string;
        };
      };
      nodes: {
        Row: {
          id: string;
          seen_at: Date;
        };
        Insert: {
          id: string;
          seen_at?: Date | string;
        };
        Update: {
          id?: string;
          seen_at?: Date | string;
        };
      };
      presences: {
        Row: {
          key: string;
          meta: string;
          node: string;
          ref: string;
          topic: string;
        };
        Insert: {
          key: string;
          meta: string;
          node: string;
          ref: string;
          topic: string;
        };
        Update: {
          key?: string;
          meta?: string;
          node?: string;
          ref?: string;
          topic?: string;
        };
      };
      relayed: {
        Row: {
          envelope: string;
          id: number;
          inserted_at: Date;
        };
        Insert: {
          envelope: string;
          id?: never;
          inserted_at?: Date | string;
        };
        Update: {
          envelope?: string;
          id?: never;
          inserted_at?: Date | string;
        };
      };
    };
    Views: { [_ in never]: never };
    Enums: { [_ in never]: never };
  };
};
