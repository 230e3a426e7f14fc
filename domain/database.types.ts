// Generated from the migrated database; see scripts/database-types.ts.

import type { LocalizedText } from './localized-text.ts';

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  __InternalSupabase: {
    PostgrestVersion: '14';
  };
  public: {
    Tables: {
      analytics_daily: {
        Row: {
          created_at: string;
          day: string;
          detail: string;
          events: number;
          language: string;
          name: string;
          path: string;
          referrer_host: string;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          day: string;
          detail?: string;
          events: number;
          language?: string;
          name: string;
          path?: string;
          referrer_host?: string;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['analytics_daily']['Insert']>;
        Relationships: [];
      };
      analytics_events: {
        Row: {
          id: number;
          language: Database['public']['Enums']['language'] | null;
          name: string;
          occurred_at: string;
          path: string | null;
          properties: Json;
          referrer_host: string | null;
        };
        Insert: {
          id?: never;
          language?: Database['public']['Enums']['language'] | null;
          name: string;
          occurred_at?: string;
          path?: string | null;
          properties?: Json;
          referrer_host?: string | null;
        };
        Update: Partial<Database['public']['Tables']['analytics_events']['Insert']>;
        Relationships: [];
      };
      api_tokens: {
        Row: {
          created_at: string;
          created_by: string | null;
          expires_at: string;
          hint: string;
          id: string;
          last_used_at: string | null;
          name: string;
          revoked_at: string | null;
          scopes: Database['public']['Enums']['api_scope'][];
          token_hash: string;
        };
        Insert: {
          created_at?: string;
          created_by?: string | null;
          expires_at: string;
          hint: string;
          id?: string;
          last_used_at?: string | null;
          name: string;
          revoked_at?: string | null;
          scopes: Database['public']['Enums']['api_scope'][];
          token_hash: string;
        };
        Update: Partial<Database['public']['Tables']['api_tokens']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'api_tokens_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      application_answers: {
        Row: {
          answer: Json;
          application_id: string;
          created_at: string;
          id: string;
          kind: Database['public']['Enums']['question_kind'];
          options: Json;
          position: number;
          prompt: LocalizedText;
          question_id: string | null;
          updated_at: string;
        };
        Insert: {
          answer: Json;
          application_id: string;
          created_at?: string;
          id?: string;
          kind: Database['public']['Enums']['question_kind'];
          options?: Json;
          position?: number;
          prompt: LocalizedText;
          question_id?: string | null;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['application_answers']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'application_answers_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'application_answers_question_id_fkey';
            columns: ['question_id'];
            isOneToOne: false;
            referencedRelation: 'job_questions';
            referencedColumns: ['id'];
          },
        ];
      };
      application_events: {
        Row: {
          actor_id: string | null;
          application_id: string;
          created_at: string;
          data: Json;
          id: number;
          kind: string;
        };
        Insert: {
          actor_id?: string | null;
          application_id: string;
          created_at?: string;
          data?: Json;
          id?: never;
          kind: string;
        };
        Update: Partial<Database['public']['Tables']['application_events']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'application_events_actor_id_fkey';
            columns: ['actor_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'application_events_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
        ];
      };
      application_notes: {
        Row: {
          application_id: string;
          author_id: string | null;
          body: string;
          created_at: string;
          id: string;
          is_for_client: boolean;
          mentions: string[];
          updated_at: string;
        };
        Insert: {
          application_id: string;
          author_id?: string | null;
          body: string;
          created_at?: string;
          id?: string;
          is_for_client?: boolean;
          mentions?: string[];
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['application_notes']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'application_notes_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'application_notes_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      application_ratings: {
        Row: {
          application_id: string;
          comment: string | null;
          created_at: string;
          score: number;
          staff_id: string;
          updated_at: string;
        };
        Insert: {
          application_id: string;
          comment?: string | null;
          created_at?: string;
          score: number;
          staff_id?: string;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['application_ratings']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'application_ratings_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'application_ratings_staff_id_fkey';
            columns: ['staff_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      applications: {
        Row: {
          consent_id: string | null;
          contact_email: string | null;
          cover_letter: string | null;
          created_at: string;
          cv_document_id: string | null;
          decided_at: string | null;
          decided_by: string | null;
          id: string;
          imported: boolean;
          job_id: string;
          language: Database['public']['Enums']['language'];
          left_on: string | null;
          merit_note: string | null;
          owed_answer_since: string | null;
          owner_id: string | null;
          person_id: string;
          position: string;
          rating: number | null;
          rating_rank: number | null;
          reject_reason: string | null;
          reject_reason_id: string | null;
          source: string;
          stage: Database['public']['Enums']['application_stage'];
          stage_changed_at: string;
          stayed_six_months: boolean | null;
          step_id: string | null;
          updated_at: string;
          withdrawn_at: string | null;
          withdrawn_reason: string | null;
        };
        Insert: {
          consent_id?: string | null;
          contact_email?: string | null;
          cover_letter?: string | null;
          created_at?: string;
          cv_document_id?: string | null;
          decided_at?: string | null;
          decided_by?: string | null;
          id?: string;
          imported?: boolean;
          job_id: string;
          language?: Database['public']['Enums']['language'];
          left_on?: string | null;
          merit_note?: string | null;
          owed_answer_since?: string | null;
          owner_id?: string | null;
          person_id: string;
          position?: string;
          rating?: number | null;
          rating_rank?: never;
          reject_reason?: string | null;
          reject_reason_id?: string | null;
          source?: string;
          stage?: Database['public']['Enums']['application_stage'];
          stage_changed_at?: string;
          stayed_six_months?: boolean | null;
          step_id?: string | null;
          updated_at?: string;
          withdrawn_at?: string | null;
          withdrawn_reason?: string | null;
        };
        Update: Partial<Database['public']['Tables']['applications']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'applications_consent_id_fkey';
            columns: ['consent_id'];
            isOneToOne: false;
            referencedRelation: 'consents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'applications_cv_document_id_fkey';
            columns: ['cv_document_id'];
            isOneToOne: false;
            referencedRelation: 'documents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'applications_decided_by_fkey';
            columns: ['decided_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'applications_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'applications_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'applications_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'applications_reject_reason_id_fkey';
            columns: ['reject_reason_id'];
            isOneToOne: false;
            referencedRelation: 'reject_reasons';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'applications_step_id_fkey';
            columns: ['step_id'];
            isOneToOne: false;
            referencedRelation: 'stage_steps';
            referencedColumns: ['id'];
          },
        ];
      };
      article_previews: {
        Row: {
          article_id: string;
          created_at: string;
          created_by: string | null;
          expires_at: string;
          id: string;
          token_hash: string;
        };
        Insert: {
          article_id: string;
          created_at?: string;
          created_by?: string | null;
          expires_at?: string;
          id?: string;
          token_hash: string;
        };
        Update: Partial<Database['public']['Tables']['article_previews']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'article_previews_article_id_fkey';
            columns: ['article_id'];
            isOneToOne: false;
            referencedRelation: 'articles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'article_previews_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      article_redirects: {
        Row: {
          article_id: string;
          created_at: string;
          slug: string;
        };
        Insert: {
          article_id: string;
          created_at?: string;
          slug: string;
        };
        Update: Partial<Database['public']['Tables']['article_redirects']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'article_redirects_article_id_fkey';
            columns: ['article_id'];
            isOneToOne: false;
            referencedRelation: 'articles';
            referencedColumns: ['id'];
          },
        ];
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
        Update: Partial<Database['public']['Tables']['article_staff']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'article_staff_article_id_fkey';
            columns: ['article_id'];
            isOneToOne: true;
            referencedRelation: 'articles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'article_staff_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'article_staff_updated_by_fkey';
            columns: ['updated_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      article_tags: {
        Row: {
          created_at: string;
          name: LocalizedText;
          slug: string;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          name: LocalizedText;
          slug: string;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['article_tags']['Insert']>;
        Relationships: [];
      };
      article_versions: {
        Row: {
          article_id: string;
          body: Json;
          cover_alt: LocalizedText;
          cover_path: string | null;
          created_at: string;
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
          created_at?: string;
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
        Update: Partial<Database['public']['Tables']['article_versions']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'article_versions_article_id_fkey';
            columns: ['article_id'];
            isOneToOne: false;
            referencedRelation: 'articles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'article_versions_edited_by_fkey';
            columns: ['edited_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      articles: {
        Row: {
          author_name: string | null;
          body: Json;
          cover_alt: LocalizedText;
          cover_path: string | null;
          created_at: string;
          excerpt: LocalizedText;
          id: string;
          kind: Database['public']['Enums']['article_kind'];
          missing: string[];
          publish_at: string | null;
          restored_from: number | null;
          search_en: string | null;
          search_sv: string | null;
          slug: string;
          state: Database['public']['Enums']['article_state'];
          tags: string[];
          title: LocalizedText;
          updated_at: string;
          version: number;
        };
        Insert: {
          author_name?: string | null;
          body?: Json;
          cover_alt?: LocalizedText;
          cover_path?: string | null;
          created_at?: string;
          excerpt?: LocalizedText;
          id?: string;
          kind?: Database['public']['Enums']['article_kind'];
          missing?: never;
          publish_at?: string | null;
          restored_from?: number | null;
          search_en?: never;
          search_sv?: never;
          slug: string;
          state?: Database['public']['Enums']['article_state'];
          tags?: string[];
          title: LocalizedText;
          updated_at?: string;
          version?: number;
        };
        Update: Partial<Database['public']['Tables']['articles']['Insert']>;
        Relationships: [];
      };
      audit_log: {
        Row: {
          action: string;
          actor_id: string | null;
          actor_role: string;
          changed_columns: string[];
          id: number;
          occurred_at: string;
          row_count: number | null;
          row_id: string;
          table_name: string;
          token_id: string | null;
        };
        Insert: {
          action: string;
          actor_id?: string | null;
          actor_role: string;
          changed_columns?: string[];
          id?: never;
          occurred_at?: string;
          row_count?: number | null;
          row_id: string;
          table_name: string;
          token_id?: string | null;
        };
        Update: Partial<Database['public']['Tables']['audit_log']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'audit_log_token_id_fkey';
            columns: ['token_id'];
            isOneToOne: false;
            referencedRelation: 'api_tokens';
            referencedColumns: ['id'];
          },
        ];
      };
      booking_link_turns: {
        Row: {
          booking_link_id: string;
          credit: number;
          last_offered_at: string | null;
          last_served_at: string | null;
          offered_count: number;
          served_count: number;
          weight: number;
        };
        Insert: {
          booking_link_id: string;
          credit: number;
          last_offered_at?: string | null;
          last_served_at?: string | null;
          offered_count?: number;
          served_count?: number;
          weight: number;
        };
        Update: Partial<Database['public']['Tables']['booking_link_turns']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'booking_link_turns_booking_link_id_fkey';
            columns: ['booking_link_id'];
            isOneToOne: true;
            referencedRelation: 'booking_links';
            referencedColumns: ['id'];
          },
        ];
      };
      booking_links: {
        Row: {
          created_at: string;
          id: string;
          label: string;
          paused: boolean;
          staff_id: string | null;
          updated_at: string;
          url: string;
          weight: number;
        };
        Insert: {
          created_at?: string;
          id?: string;
          label: string;
          paused?: boolean;
          staff_id?: string | null;
          updated_at?: string;
          url: string;
          weight?: number;
        };
        Update: Partial<Database['public']['Tables']['booking_links']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'booking_links_staff_id_fkey';
            columns: ['staff_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      bulk_action_rows: {
        Row: {
          action_id: string;
          before: Json | null;
          mail_id: string | null;
          position: number;
          reason: string | null;
          state: Database['public']['Enums']['bulk_row_state'];
          target_id: string;
        };
        Insert: {
          action_id: string;
          before?: Json | null;
          mail_id?: string | null;
          position: number;
          reason?: string | null;
          state?: Database['public']['Enums']['bulk_row_state'];
          target_id: string;
        };
        Update: Partial<Database['public']['Tables']['bulk_action_rows']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'bulk_action_rows_action_id_fkey';
            columns: ['action_id'];
            isOneToOne: false;
            referencedRelation: 'bulk_actions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bulk_action_rows_mail_id_fkey';
            columns: ['mail_id'];
            isOneToOne: false;
            referencedRelation: 'outbox';
            referencedColumns: ['id'];
          },
        ];
      };
      bulk_actions: {
        Row: {
          acting_id: string | null;
          assurance: string;
          created_at: string;
          created_by: string | null;
          done: number;
          finished_at: string | null;
          id: string;
          is_stopped: boolean;
          kept: Json;
          kind: string;
          notes: Json;
          options: Json;
          skipped: Json;
          state: Database['public']['Enums']['bulk_action_state'];
          target: string;
          total: number;
          undo_until: string | null;
          undone: number;
          updated_at: string;
        };
        Insert: {
          acting_id?: string | null;
          assurance?: string;
          created_at?: string;
          created_by?: string | null;
          done?: number;
          finished_at?: string | null;
          id?: string;
          is_stopped?: boolean;
          kept?: Json;
          kind: string;
          notes?: Json;
          options?: Json;
          skipped?: Json;
          state?: Database['public']['Enums']['bulk_action_state'];
          target: string;
          total: number;
          undo_until?: string | null;
          undone?: number;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['bulk_actions']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'bulk_actions_acting_id_fkey';
            columns: ['acting_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'bulk_actions_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      candidates: {
        Row: {
          available_from: string | null;
          consent_expires_at: string;
          created_at: string;
          cv_document_id: string | null;
          employment_types: Database['public']['Enums']['employment_type'][];
          fields: Database['public']['Enums']['job_field'][];
          locations: string[];
          person_id: string;
          remote: Database['public']['Enums']['job_remote'] | null;
          renewal_mailed_at: string | null;
          seniority: Database['public']['Enums']['seniority'] | null;
          skills: string[];
          source: string | null;
          state: Database['public']['Enums']['candidate_state'];
          summary: string | null;
          updated_at: string;
          wants_alerts: boolean;
          years_of_experience: number | null;
        };
        Insert: {
          available_from?: string | null;
          consent_expires_at?: string;
          created_at?: string;
          cv_document_id?: string | null;
          employment_types?: Database['public']['Enums']['employment_type'][];
          fields?: Database['public']['Enums']['job_field'][];
          locations?: string[];
          person_id: string;
          remote?: Database['public']['Enums']['job_remote'] | null;
          renewal_mailed_at?: string | null;
          seniority?: Database['public']['Enums']['seniority'] | null;
          skills?: string[];
          source?: string | null;
          state?: Database['public']['Enums']['candidate_state'];
          summary?: string | null;
          updated_at?: string;
          wants_alerts?: boolean;
          years_of_experience?: number | null;
        };
        Update: Partial<Database['public']['Tables']['candidates']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'candidates_cv_document_id_fkey';
            columns: ['cv_document_id'];
            isOneToOne: false;
            referencedRelation: 'documents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'candidates_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: true;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      client_billing: {
        Row: {
          city: string | null;
          client_id: string;
          created_at: string;
          currency: Database['public']['Enums']['currency'];
          invoice_email: string | null;
          payment_terms_days: number;
          postal_code: string | null;
          reference: string | null;
          street: string | null;
          updated_at: string;
          vat_number: string | null;
        };
        Insert: {
          city?: string | null;
          client_id: string;
          created_at?: string;
          currency?: Database['public']['Enums']['currency'];
          invoice_email?: string | null;
          payment_terms_days?: number;
          postal_code?: string | null;
          reference?: string | null;
          street?: string | null;
          updated_at?: string;
          vat_number?: string | null;
        };
        Update: Partial<Database['public']['Tables']['client_billing']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'client_billing_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: true;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
        ];
      };
      client_contacts: {
        Row: {
          approved_email: string | null;
          client_id: string;
          created_at: string;
          is_primary: boolean;
          note: string | null;
          person_id: string;
          title: string | null;
          updated_at: string;
        };
        Insert: {
          approved_email?: string | null;
          client_id: string;
          created_at?: string;
          is_primary?: boolean;
          note?: string | null;
          person_id: string;
          title?: string | null;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['client_contacts']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'client_contacts_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_contacts_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      client_details: {
        Row: {
          client_id: string;
          country: string;
          created_at: string;
          language: Database['public']['Enums']['language'];
          legal_name: string | null;
          organisation_number: string | null;
          owner_id: string | null;
          stage_template_id: string | null;
          updated_at: string;
        };
        Insert: {
          client_id: string;
          country?: string;
          created_at?: string;
          language?: Database['public']['Enums']['language'];
          legal_name?: string | null;
          organisation_number?: string | null;
          owner_id?: string | null;
          stage_template_id?: string | null;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['client_details']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'client_details_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: true;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_details_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'client_details_stage_template_id_fkey';
            columns: ['stage_template_id'];
            isOneToOne: false;
            referencedRelation: 'stage_templates';
            referencedColumns: ['id'];
          },
        ];
      };
      client_documents: {
        Row: {
          client_id: string;
          created_at: string;
          created_by: string | null;
          file_name: string;
          id: string;
          kind: Database['public']['Enums']['client_document_kind'];
          mime_type: string;
          path: string;
          size_bytes: number;
          updated_at: string;
        };
        Insert: {
          client_id: string;
          created_at?: string;
          created_by?: string | null;
          file_name: string;
          id?: string;
          kind?: Database['public']['Enums']['client_document_kind'];
          mime_type: string;
          path: string;
          size_bytes: number;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['client_documents']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'client_documents_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_documents_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      client_events: {
        Row: {
          actor_id: string | null;
          client_id: string;
          created_at: string;
          data: Json;
          id: number;
          kind: string;
        };
        Insert: {
          actor_id?: string | null;
          client_id: string;
          created_at?: string;
          data?: Json;
          id?: never;
          kind: string;
        };
        Update: Partial<Database['public']['Tables']['client_events']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'client_events_actor_id_fkey';
            columns: ['actor_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'client_events_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
        ];
      };
      client_figures: {
        Row: {
          client_id: string;
          last_contact_at: string | null;
          open_jobs: number;
          presented: number;
          searches: number;
        };
        Insert: {
          client_id: string;
          last_contact_at?: string | null;
          open_jobs?: number;
          presented?: number;
          searches?: number;
        };
        Update: Partial<Database['public']['Tables']['client_figures']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'client_figures_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: true;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
        ];
      };
      client_next_invoices: {
        Row: {
          client_id: string;
          kind: string;
          month: string;
        };
        Insert: {
          client_id: string;
          kind: string;
          month: string;
        };
        Update: Partial<Database['public']['Tables']['client_next_invoices']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'client_next_invoices_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: true;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
        ];
      };
      client_notes: {
        Row: {
          author_id: string | null;
          body: string;
          client_id: string;
          created_at: string;
          id: string;
          kind: Database['public']['Enums']['client_note_kind'];
          mentions: string[];
          updated_at: string;
        };
        Insert: {
          author_id?: string | null;
          body: string;
          client_id: string;
          created_at?: string;
          id?: string;
          kind?: Database['public']['Enums']['client_note_kind'];
          mentions?: string[];
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['client_notes']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'client_notes_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'client_notes_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
        ];
      };
      client_pause_requests: {
        Row: {
          client_id: string;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          ends_on: string;
          id: string;
          message: string | null;
          pause_id: string | null;
          person_id: string | null;
          reason: string | null;
          starts_on: string;
          state: Database['public']['Enums']['pause_request_state'];
          updated_at: string;
        };
        Insert: {
          client_id: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          ends_on: string;
          id?: string;
          message?: string | null;
          pause_id?: string | null;
          person_id?: string | null;
          reason?: string | null;
          starts_on: string;
          state?: Database['public']['Enums']['pause_request_state'];
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['client_pause_requests']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'client_pause_requests_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_pause_requests_decided_by_fkey';
            columns: ['decided_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'client_pause_requests_pause_id_fkey';
            columns: ['pause_id'];
            isOneToOne: false;
            referencedRelation: 'client_plan_pauses';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_pause_requests_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      client_plan_pauses: {
        Row: {
          client_id: string;
          created_at: string;
          created_by: string | null;
          ends_on: string;
          id: string;
          starts_on: string;
          updated_at: string;
        };
        Insert: {
          client_id: string;
          created_at?: string;
          created_by?: string | null;
          ends_on: string;
          id?: string;
          starts_on: string;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['client_plan_pauses']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'client_plan_pauses_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_plan_pauses_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      client_plan_prices: {
        Row: {
          client_plan_id: string;
          created_at: string;
          currency: Database['public']['Enums']['currency'];
          monthly_amount: number;
        };
        Insert: {
          client_plan_id: string;
          created_at?: string;
          currency: Database['public']['Enums']['currency'];
          monthly_amount: number;
        };
        Update: Partial<Database['public']['Tables']['client_plan_prices']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'client_plan_prices_client_plan_id_fkey';
            columns: ['client_plan_id'];
            isOneToOne: true;
            referencedRelation: 'client_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      client_plans: {
        Row: {
          client_id: string;
          created_at: string;
          created_by: string | null;
          ends_on: string | null;
          id: string;
          plan: Database['public']['Enums']['plan'];
          starts_on: string;
          updated_at: string;
        };
        Insert: {
          client_id: string;
          created_at?: string;
          created_by?: string | null;
          ends_on?: string | null;
          id?: string;
          plan: Database['public']['Enums']['plan'];
          starts_on: string;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['client_plans']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'client_plans_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_plans_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      client_portal_access: {
        Row: {
          client_id: string;
          created_at: string;
          email: string;
          given_by: string | null;
          person_id: string;
          sees_billing: boolean;
          wants_report: boolean;
        };
        Insert: {
          client_id: string;
          created_at?: string;
          email: string;
          given_by?: string | null;
          person_id: string;
          sees_billing?: boolean;
          wants_report?: boolean;
        };
        Update: Partial<Database['public']['Tables']['client_portal_access']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'client_portal_access_client_id_person_id_fkey';
            columns: ['client_id', 'person_id'];
            isOneToOne: true;
            referencedRelation: 'client_contacts';
            referencedColumns: ['client_id', 'person_id'];
          },
          {
            foreignKeyName: 'client_portal_access_given_by_fkey';
            columns: ['given_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      client_project_prices: {
        Row: {
          amount: number;
          client_project_id: string;
          created_at: string;
          currency: Database['public']['Enums']['currency'];
          signing_amount: number;
          start_amount: number;
        };
        Insert: {
          amount: number;
          client_project_id: string;
          created_at?: string;
          currency: Database['public']['Enums']['currency'];
          signing_amount?: never;
          start_amount?: never;
        };
        Update: Partial<Database['public']['Tables']['client_project_prices']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'client_project_prices_client_project_id_fkey';
            columns: ['client_project_id'];
            isOneToOne: true;
            referencedRelation: 'client_projects';
            referencedColumns: ['id'];
          },
        ];
      };
      client_projects: {
        Row: {
          cancelled_on: string | null;
          client_id: string;
          created_at: string;
          created_by: string | null;
          guarantee_ends_on: string | null;
          id: string;
          job_id: string;
          signed_on: string | null;
          starts_on: string;
          updated_at: string;
        };
        Insert: {
          cancelled_on?: string | null;
          client_id: string;
          created_at?: string;
          created_by?: string | null;
          guarantee_ends_on?: never;
          id?: string;
          job_id: string;
          signed_on?: string | null;
          starts_on: string;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['client_projects']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'client_projects_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_projects_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'client_projects_job_id_client_id_fkey';
            columns: ['job_id', 'client_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id', 'client_id'];
          },
        ];
      };
      client_reports: {
        Row: {
          client_id: string;
          created_at: string;
          searches: Json;
          week: string;
        };
        Insert: {
          client_id: string;
          created_at?: string;
          searches: Json;
          week: string;
        };
        Update: Partial<Database['public']['Tables']['client_reports']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'client_reports_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
        ];
      };
      clients: {
        Row: {
          about: LocalizedText;
          created_at: string;
          id: string;
          location: string | null;
          logo_path: string | null;
          name: string;
          updated_at: string;
          website: string | null;
        };
        Insert: {
          about?: LocalizedText;
          created_at?: string;
          id?: string;
          location?: string | null;
          logo_path?: string | null;
          name: string;
          updated_at?: string;
          website?: string | null;
        };
        Update: Partial<Database['public']['Tables']['clients']['Insert']>;
        Relationships: [];
      };
      consent_texts: {
        Row: {
          body: LocalizedText;
          created_at: string;
          id: string;
          published_at: string;
          purpose: Database['public']['Enums']['consent_purpose'];
          updated_at: string;
          version: number;
        };
        Insert: {
          body: LocalizedText;
          created_at?: string;
          id?: string;
          published_at?: string;
          purpose: Database['public']['Enums']['consent_purpose'];
          updated_at?: string;
          version: number;
        };
        Update: Partial<Database['public']['Tables']['consent_texts']['Insert']>;
        Relationships: [];
      };
      consents: {
        Row: {
          consent_text_id: string;
          created_at: string;
          expires_at: string | null;
          given_at: string;
          id: string;
          language: Database['public']['Enums']['language'];
          person_id: string;
          purpose: Database['public']['Enums']['consent_purpose'];
          updated_at: string;
          withdrawn_at: string | null;
        };
        Insert: {
          consent_text_id: string;
          created_at?: string;
          expires_at?: string | null;
          given_at?: string;
          id?: string;
          language: Database['public']['Enums']['language'];
          person_id: string;
          purpose: Database['public']['Enums']['consent_purpose'];
          updated_at?: string;
          withdrawn_at?: string | null;
        };
        Update: Partial<Database['public']['Tables']['consents']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'consents_consent_text_id_fkey';
            columns: ['consent_text_id'];
            isOneToOne: false;
            referencedRelation: 'consent_texts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'consents_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      conversations: {
        Row: {
          application_id: string | null;
          assignee_id: string | null;
          client_id: string | null;
          concerns_billing: boolean;
          created_at: string;
          id: string;
          last_mail_at: string | null;
          person_id: string;
          reply_token: string;
          snoozed_until: string | null;
          unread_since: string | null;
          updated_at: string;
        };
        Insert: {
          application_id?: string | null;
          assignee_id?: string | null;
          client_id?: string | null;
          concerns_billing?: boolean;
          created_at?: string;
          id?: string;
          last_mail_at?: string | null;
          person_id: string;
          reply_token?: string;
          snoozed_until?: string | null;
          unread_since?: string | null;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['conversations']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'conversations_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'conversations_assignee_id_fkey';
            columns: ['assignee_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'conversations_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'conversations_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      custom_fields: {
        Row: {
          created_at: string;
          id: string;
          key: string;
          kind: string;
          name: LocalizedText;
          options: Json;
          position: number;
          retired_at: string | null;
          target: string;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          key?: string;
          kind: string;
          name: LocalizedText;
          options?: Json;
          position?: number;
          retired_at?: string | null;
          target: string;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['custom_fields']['Insert']>;
        Relationships: [];
      };
      custom_values: {
        Row: {
          application_id: string | null;
          client_id: string | null;
          created_at: string;
          fields: Json;
          id: string;
          job_id: string | null;
          person_id: string | null;
          updated_at: string;
        };
        Insert: {
          application_id?: string | null;
          client_id?: string | null;
          created_at?: string;
          fields?: Json;
          id?: string;
          job_id?: string | null;
          person_id?: string | null;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['custom_values']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'custom_values_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: true;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'custom_values_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: true;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'custom_values_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: true;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'custom_values_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: true;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      customer_logos: {
        Row: {
          created_at: string;
          display_name: string;
          has_logo: boolean;
          id: string;
          link: string | null;
          logo_path: string | null;
          name: string;
          position: number;
          state: Database['public']['Enums']['website_state'];
          updated_at: string;
          version: number;
        };
        Insert: {
          created_at?: string;
          display_name: string;
          has_logo?: boolean;
          id?: string;
          link?: string | null;
          logo_path?: string | null;
          name: string;
          position?: number;
          state?: Database['public']['Enums']['website_state'];
          updated_at?: string;
          version?: number;
        };
        Update: Partial<Database['public']['Tables']['customer_logos']['Insert']>;
        Relationships: [];
      };
      data_exports: {
        Row: {
          assurance: string;
          created_at: string;
          created_by: string | null;
          expires_at: string | null;
          file_count: number;
          finished_at: string | null;
          id: string;
          row_count: number;
          size_bytes: number | null;
          state: string;
          updated_at: string;
        };
        Insert: {
          assurance?: string;
          created_at?: string;
          created_by?: string | null;
          expires_at?: string | null;
          file_count?: number;
          finished_at?: string | null;
          id?: string;
          row_count?: number;
          size_bytes?: number | null;
          state?: string;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['data_exports']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'data_exports_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      documents: {
        Row: {
          bucket: string;
          created_at: string;
          extracted_text: string | null;
          extraction: Database['public']['Enums']['extraction_state'];
          file_name: string;
          id: string;
          is_slow_to_read: boolean;
          kind: Database['public']['Enums']['document_kind'];
          mime_type: string;
          path: string;
          person_id: string;
          reading_priority: number;
          sha256: string;
          size_bytes: number;
          updated_at: string;
        };
        Insert: {
          bucket?: string;
          created_at?: string;
          extracted_text?: string | null;
          extraction?: Database['public']['Enums']['extraction_state'];
          file_name: string;
          id?: string;
          is_slow_to_read?: boolean;
          kind?: Database['public']['Enums']['document_kind'];
          mime_type: string;
          path: string;
          person_id: string;
          reading_priority?: number;
          sha256: string;
          size_bytes: number;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['documents']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'documents_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      duplicate_pairs: {
        Row: {
          created_at: string;
          dismissed_at: string | null;
          dismissed_by: string | null;
          one_id: string;
          other_id: string;
          reasons: string[];
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          dismissed_at?: string | null;
          dismissed_by?: string | null;
          one_id: string;
          other_id: string;
          reasons: string[];
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['duplicate_pairs']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'duplicate_pairs_dismissed_by_fkey';
            columns: ['dismissed_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'duplicate_pairs_one_id_fkey';
            columns: ['one_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'duplicate_pairs_other_id_fkey';
            columns: ['other_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      email_template_versions: {
        Row: {
          body: LocalizedText;
          created_at: string;
          edited_by: string | null;
          id: string;
          subject: LocalizedText;
          template_key: string;
          version: number;
        };
        Insert: {
          body: LocalizedText;
          created_at?: string;
          edited_by?: string | null;
          id?: string;
          subject: LocalizedText;
          template_key: string;
          version: number;
        };
        Update: Partial<Database['public']['Tables']['email_template_versions']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'email_template_versions_edited_by_fkey';
            columns: ['edited_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'email_template_versions_template_key_fkey';
            columns: ['template_key'];
            isOneToOne: false;
            referencedRelation: 'email_templates';
            referencedColumns: ['key'];
          },
        ];
      };
      email_templates: {
        Row: {
          body: LocalizedText;
          can_unsubscribe: boolean;
          concerns_account: boolean;
          created_at: string;
          default_body: LocalizedText;
          default_subject: LocalizedText;
          is_manual: boolean;
          key: string;
          sample: Json;
          sent_when: LocalizedText;
          subject: LocalizedText;
          updated_at: string;
          updated_by: string | null;
          variables: string[];
          version: number;
        };
        Insert: {
          body: LocalizedText;
          can_unsubscribe?: boolean;
          concerns_account?: boolean;
          created_at?: string;
          default_body: LocalizedText;
          default_subject: LocalizedText;
          is_manual?: boolean;
          key: string;
          sample?: Json;
          sent_when: LocalizedText;
          subject: LocalizedText;
          updated_at?: string;
          updated_by?: string | null;
          variables?: string[];
          version?: number;
        };
        Update: Partial<Database['public']['Tables']['email_templates']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'email_templates_updated_by_fkey';
            columns: ['updated_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      faq_entries: {
        Row: {
          answer: LocalizedText;
          created_at: string;
          id: string;
          link: string | null;
          link_label: LocalizedText;
          position: number;
          question: LocalizedText;
          state: Database['public']['Enums']['website_state'];
          topic: Database['public']['Enums']['faq_topic'];
          updated_at: string;
          version: number;
        };
        Insert: {
          answer?: LocalizedText;
          created_at?: string;
          id?: string;
          link?: string | null;
          link_label?: LocalizedText;
          position?: number;
          question: LocalizedText;
          state?: Database['public']['Enums']['website_state'];
          topic?: Database['public']['Enums']['faq_topic'];
          updated_at?: string;
          version?: number;
        };
        Update: Partial<Database['public']['Tables']['faq_entries']['Insert']>;
        Relationships: [];
      };
      freelancer_availability: {
        Row: {
          availability: Database['public']['Enums']['availability'];
          created_at: string;
          id: string;
          note: string | null;
          period: string;
          person_id: string;
          updated_at: string;
        };
        Insert: {
          availability?: Database['public']['Enums']['availability'];
          created_at?: string;
          id?: string;
          note?: string | null;
          period: string;
          person_id: string;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['freelancer_availability']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'freelancer_availability_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'freelancers';
            referencedColumns: ['person_id'];
          },
        ];
      };
      freelancer_notes: {
        Row: {
          body: string;
          created_at: string;
          person_id: string;
          updated_at: string;
          updated_by: string | null;
        };
        Insert: {
          body: string;
          created_at?: string;
          person_id: string;
          updated_at?: string;
          updated_by?: string | null;
        };
        Update: Partial<Database['public']['Tables']['freelancer_notes']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'freelancer_notes_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: true;
            referencedRelation: 'freelancers';
            referencedColumns: ['person_id'];
          },
          {
            foreignKeyName: 'freelancer_notes_updated_by_fkey';
            columns: ['updated_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      freelancers: {
        Row: {
          approved_at: string | null;
          approved_by: string | null;
          consent_expires_at: string;
          created_at: string;
          currency: Database['public']['Enums']['currency'];
          cv_document_id: string | null;
          day_rate: number | null;
          fields: Database['public']['Enums']['job_field'][];
          person_id: string;
          portfolio_url: string | null;
          remote: Database['public']['Enums']['job_remote'] | null;
          renewal_mailed_at: string | null;
          seniority: Database['public']['Enums']['seniority'] | null;
          skills: string[];
          source: string | null;
          state: Database['public']['Enums']['freelancer_state'];
          summary: string | null;
          updated_at: string;
        };
        Insert: {
          approved_at?: string | null;
          approved_by?: string | null;
          consent_expires_at?: string;
          created_at?: string;
          currency?: Database['public']['Enums']['currency'];
          cv_document_id?: string | null;
          day_rate?: number | null;
          fields?: Database['public']['Enums']['job_field'][];
          person_id: string;
          portfolio_url?: string | null;
          remote?: Database['public']['Enums']['job_remote'] | null;
          renewal_mailed_at?: string | null;
          seniority?: Database['public']['Enums']['seniority'] | null;
          skills?: string[];
          source?: string | null;
          state?: Database['public']['Enums']['freelancer_state'];
          summary?: string | null;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['freelancers']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'freelancers_approved_by_fkey';
            columns: ['approved_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'freelancers_cv_document_id_fkey';
            columns: ['cv_document_id'];
            isOneToOne: false;
            referencedRelation: 'documents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'freelancers_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: true;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      general_terms: {
        Row: {
          archived_at: string | null;
          body: Json;
          created_at: string;
          effective_on: string | null;
          id: string;
          missing: string[];
          number: number | null;
          published_at: string | null;
          state: Database['public']['Enums']['terms_state'];
          title: LocalizedText;
          updated_at: string;
          version: number;
        };
        Insert: {
          archived_at?: string | null;
          body?: Json;
          created_at?: string;
          effective_on?: string | null;
          id?: string;
          missing?: never;
          number?: number | null;
          published_at?: string | null;
          state?: Database['public']['Enums']['terms_state'];
          title?: LocalizedText;
          updated_at?: string;
          version?: number;
        };
        Update: Partial<Database['public']['Tables']['general_terms']['Insert']>;
        Relationships: [];
      };
      idempotency_keys: {
        Row: {
          created_at: string;
          key: string;
          request_hash: string;
          response: Json | null;
          scope: string;
          status: number | null;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          key: string;
          request_hash: string;
          response?: Json | null;
          scope: string;
          status?: number | null;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['idempotency_keys']['Insert']>;
        Relationships: [];
      };
      import_mappings: {
        Row: {
          field: string | null;
          header: string;
          target: string;
          updated_at: string;
        };
        Insert: {
          field?: string | null;
          header: string;
          target: string;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['import_mappings']['Insert']>;
        Relationships: [];
      };
      import_rows: {
        Row: {
          application_id: string | null;
          before: Json | null;
          cells: string[];
          document_id: string | null;
          file_path: string | null;
          file_sha256: string | null;
          file_size: number | null;
          file_state: string | null;
          file_text: string | null;
          file_type: string | null;
          import_id: string;
          is_skipped: boolean;
          key: string | null;
          mail_id: string | null;
          notes: string[];
          outcome: string | null;
          position: number;
          reason: string | null;
          state: Database['public']['Enums']['bulk_row_state'];
          target_id: string | null;
        };
        Insert: {
          application_id?: string | null;
          before?: Json | null;
          cells: string[];
          document_id?: string | null;
          file_path?: string | null;
          file_sha256?: string | null;
          file_size?: number | null;
          file_state?: string | null;
          file_text?: string | null;
          file_type?: string | null;
          import_id: string;
          is_skipped?: boolean;
          key?: string | null;
          mail_id?: string | null;
          notes?: string[];
          outcome?: string | null;
          position: number;
          reason?: string | null;
          state?: Database['public']['Enums']['bulk_row_state'];
          target_id?: string | null;
        };
        Update: Partial<Database['public']['Tables']['import_rows']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'import_rows_document_id_fkey';
            columns: ['document_id'];
            isOneToOne: false;
            referencedRelation: 'documents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'import_rows_import_id_fkey';
            columns: ['import_id'];
            isOneToOne: false;
            referencedRelation: 'imports';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'import_rows_mail_id_fkey';
            columns: ['mail_id'];
            isOneToOne: false;
            referencedRelation: 'outbox';
            referencedColumns: ['id'];
          },
        ];
      };
      imports: {
        Row: {
          acting_id: string | null;
          assurance: string;
          basis: string | null;
          columns: string[];
          created_at: string;
          created_by: string | null;
          file_name: string;
          finished_at: string | null;
          format: Json;
          id: string;
          is_stopped: boolean;
          kept: Json;
          language: Database['public']['Enums']['language'] | null;
          mapping: string[];
          month_first: boolean;
          named_stages: Json;
          notes: Json;
          outcomes: Json;
          progress: number;
          reasons: Json;
          sends_notice: boolean;
          source: string | null;
          stage_choices: Json;
          started_at: string | null;
          state: Database['public']['Enums']['import_state'];
          target: string;
          total: number;
          undo_until: string | null;
          undone: number;
          unread_files: number;
          updated_at: string;
        };
        Insert: {
          acting_id?: string | null;
          assurance?: string;
          basis?: string | null;
          columns: string[];
          created_at?: string;
          created_by?: string | null;
          file_name: string;
          finished_at?: string | null;
          format?: Json;
          id?: string;
          is_stopped?: boolean;
          kept?: Json;
          language?: Database['public']['Enums']['language'] | null;
          mapping?: string[];
          month_first?: boolean;
          named_stages?: Json;
          notes?: Json;
          outcomes?: Json;
          progress?: number;
          reasons?: Json;
          sends_notice?: boolean;
          source?: string | null;
          stage_choices?: Json;
          started_at?: string | null;
          state?: Database['public']['Enums']['import_state'];
          target: string;
          total: number;
          undo_until?: string | null;
          undone?: number;
          unread_files?: number;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['imports']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'imports_acting_id_fkey';
            columns: ['acting_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'imports_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      inbox: {
        Row: {
          body_text: string | null;
          bounced_mail_id: string | null;
          client_id: string | null;
          concerns_billing: boolean;
          conversation_id: string | null;
          for_staff: string | null;
          from_email: string | null;
          from_name: string | null;
          html: string | null;
          id: string;
          is_readable: boolean;
          kind: Database['public']['Enums']['inbox_kind'];
          message_id: string;
          quoted_text: string | null;
          received_at: string;
          subject: string | null;
          to_email: string | null;
        };
        Insert: {
          body_text?: string | null;
          bounced_mail_id?: string | null;
          client_id?: string | null;
          concerns_billing?: boolean;
          conversation_id?: string | null;
          for_staff?: string | null;
          from_email?: string | null;
          from_name?: string | null;
          html?: string | null;
          id?: string;
          is_readable?: boolean;
          kind?: Database['public']['Enums']['inbox_kind'];
          message_id: string;
          quoted_text?: string | null;
          received_at?: string;
          subject?: string | null;
          to_email?: string | null;
        };
        Update: Partial<Database['public']['Tables']['inbox']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'inbox_bounced_mail_id_fkey';
            columns: ['bounced_mail_id'];
            isOneToOne: false;
            referencedRelation: 'outbox';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'inbox_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'inbox_conversation_id_fkey';
            columns: ['conversation_id'];
            isOneToOne: false;
            referencedRelation: 'conversations';
            referencedColumns: ['id'];
          },
        ];
      };
      inbox_attachments: {
        Row: {
          bucket: string;
          created_at: string;
          document_id: string | null;
          file_name: string;
          id: string;
          mail_id: string;
          mime_type: string;
          path: string | null;
          rejected: string | null;
          sha256: string | null;
          size_bytes: number;
        };
        Insert: {
          bucket?: string;
          created_at?: string;
          document_id?: string | null;
          file_name: string;
          id?: string;
          mail_id: string;
          mime_type: string;
          path?: string | null;
          rejected?: string | null;
          sha256?: string | null;
          size_bytes: number;
        };
        Update: Partial<Database['public']['Tables']['inbox_attachments']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'inbox_attachments_document_id_fkey';
            columns: ['document_id'];
            isOneToOne: false;
            referencedRelation: 'documents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'inbox_attachments_mail_id_fkey';
            columns: ['mail_id'];
            isOneToOne: false;
            referencedRelation: 'inbox';
            referencedColumns: ['id'];
          },
        ];
      };
      interview_attendees: {
        Row: {
          created_at: string;
          id: string;
          interview_id: string;
          person_id: string | null;
          removed_at: string | null;
          staff_id: string | null;
          told_sequence: number | null;
        };
        Insert: {
          created_at?: string;
          id?: string;
          interview_id: string;
          person_id?: string | null;
          removed_at?: string | null;
          staff_id?: string | null;
          told_sequence?: number | null;
        };
        Update: Partial<Database['public']['Tables']['interview_attendees']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'interview_attendees_interview_id_fkey';
            columns: ['interview_id'];
            isOneToOne: false;
            referencedRelation: 'interviews';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'interview_attendees_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'interview_attendees_staff_id_fkey';
            columns: ['staff_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      interview_times: {
        Row: {
          interview_id: string;
          starts_at: string;
        };
        Insert: {
          interview_id: string;
          starts_at: string;
        };
        Update: Partial<Database['public']['Tables']['interview_times']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'interview_times_interview_id_fkey';
            columns: ['interview_id'];
            isOneToOne: false;
            referencedRelation: 'interviews';
            referencedColumns: ['id'];
          },
        ];
      };
      interviews: {
        Row: {
          application_id: string;
          booked_at: string | null;
          cancelled_with_application: boolean;
          choice: Database['public']['Enums']['interview_choice'];
          created_at: string;
          created_by: string | null;
          ends_at: string | null;
          id: string;
          job_id: string;
          kind: Database['public']['Enums']['interview_kind'];
          language: Database['public']['Enums']['language'];
          message: string | null;
          minutes: number;
          place: string | null;
          reminded_at: string | null;
          sequence: number;
          starts_at: string | null;
          state: Database['public']['Enums']['interview_state'];
          time_zone: string;
          told_sequence: number | null;
          told_state: Database['public']['Enums']['interview_state'] | null;
          updated_at: string;
        };
        Insert: {
          application_id: string;
          booked_at?: string | null;
          cancelled_with_application?: boolean;
          choice: Database['public']['Enums']['interview_choice'];
          created_at?: string;
          created_by?: string | null;
          ends_at?: string | null;
          id?: string;
          job_id: string;
          kind: Database['public']['Enums']['interview_kind'];
          language: Database['public']['Enums']['language'];
          message?: string | null;
          minutes: number;
          place?: string | null;
          reminded_at?: string | null;
          sequence?: number;
          starts_at?: string | null;
          state?: Database['public']['Enums']['interview_state'];
          time_zone: string;
          told_sequence?: number | null;
          told_state?: Database['public']['Enums']['interview_state'] | null;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['interviews']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'interviews_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'interviews_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'interviews_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
        ];
      };
      invoice_lines: {
        Row: {
          amount: number;
          client_plan_id: string | null;
          client_project_id: string | null;
          created_at: string;
          days: number | null;
          days_in_month: number | null;
          description: string;
          ends_on: string;
          id: string;
          invoice_id: string;
          kind: Database['public']['Enums']['invoice_line_kind'];
          names_job: boolean;
          position: number;
          starts_on: string;
          unit_amount: number;
        };
        Insert: {
          amount: number;
          client_plan_id?: string | null;
          client_project_id?: string | null;
          created_at?: string;
          days?: number | null;
          days_in_month?: number | null;
          description: string;
          ends_on: string;
          id?: string;
          invoice_id: string;
          kind: Database['public']['Enums']['invoice_line_kind'];
          names_job?: boolean;
          position: number;
          starts_on: string;
          unit_amount: number;
        };
        Update: Partial<Database['public']['Tables']['invoice_lines']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'invoice_lines_client_plan_id_fkey';
            columns: ['client_plan_id'];
            isOneToOne: false;
            referencedRelation: 'client_plans';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'invoice_lines_client_project_id_fkey';
            columns: ['client_project_id'];
            isOneToOne: false;
            referencedRelation: 'client_projects';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'invoice_lines_invoice_id_fkey';
            columns: ['invoice_id'];
            isOneToOne: false;
            referencedRelation: 'invoices';
            referencedColumns: ['id'];
          },
        ];
      };
      invoices: {
        Row: {
          buyer: Json | null;
          client_id: string;
          created_at: string;
          created_by: string | null;
          credited_at: string | null;
          credits_id: string | null;
          currency: Database['public']['Enums']['currency'];
          due_on: string | null;
          id: string;
          issued_on: string | null;
          kind: Database['public']['Enums']['invoice_kind'];
          language: Database['public']['Enums']['language'];
          month: string;
          net_amount: number;
          number: number | null;
          paid_on: string | null;
          sek_rate: number | null;
          seller: Json | null;
          sent_at: string | null;
          state: Database['public']['Enums']['invoice_state'];
          total_amount: number;
          updated_at: string;
          vat_amount: number;
          vat_rate: number;
          vat_sek_amount: number | null;
          vat_treatment: Database['public']['Enums']['vat_treatment'];
        };
        Insert: {
          buyer?: Json | null;
          client_id: string;
          created_at?: string;
          created_by?: string | null;
          credited_at?: string | null;
          credits_id?: string | null;
          currency: Database['public']['Enums']['currency'];
          due_on?: string | null;
          id?: string;
          issued_on?: string | null;
          kind?: Database['public']['Enums']['invoice_kind'];
          language: Database['public']['Enums']['language'];
          month: string;
          net_amount: number;
          number?: number | null;
          paid_on?: string | null;
          sek_rate?: number | null;
          seller?: Json | null;
          sent_at?: string | null;
          state?: Database['public']['Enums']['invoice_state'];
          total_amount: number;
          updated_at?: string;
          vat_amount: number;
          vat_rate: number;
          vat_sek_amount?: never;
          vat_treatment: Database['public']['Enums']['vat_treatment'];
        };
        Update: Partial<Database['public']['Tables']['invoices']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'invoices_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'invoices_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'invoices_credits_id_fkey';
            columns: ['credits_id'];
            isOneToOne: true;
            referencedRelation: 'invoices';
            referencedColumns: ['id'];
          },
        ];
      };
      job_approval_contacts: {
        Row: {
          approval_id: string;
          person_id: string;
        };
        Insert: {
          approval_id: string;
          person_id: string;
        };
        Update: Partial<Database['public']['Tables']['job_approval_contacts']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'job_approval_contacts_approval_id_fkey';
            columns: ['approval_id'];
            isOneToOne: false;
            referencedRelation: 'job_approvals';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'job_approval_contacts_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      job_approvals: {
        Row: {
          ad: Json;
          asked_by: string | null;
          client_id: string;
          comment: string | null;
          created_at: string;
          decided_at: string | null;
          decision: string | null;
          ended: string | null;
          id: string;
          job_id: string;
          message: string | null;
          person_id: string | null;
        };
        Insert: {
          ad: Json;
          asked_by?: string | null;
          client_id: string;
          comment?: string | null;
          created_at?: string;
          decided_at?: string | null;
          decision?: string | null;
          ended?: string | null;
          id?: string;
          job_id: string;
          message?: string | null;
          person_id?: string | null;
        };
        Update: Partial<Database['public']['Tables']['job_approvals']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'job_approvals_asked_by_fkey';
            columns: ['asked_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'job_approvals_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'job_approvals_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'job_approvals_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      job_contacts: {
        Row: {
          client_id: string;
          created_at: string;
          id: string;
          job_id: string;
          may_answer: boolean;
          person_id: string;
        };
        Insert: {
          client_id: string;
          created_at?: string;
          id?: string;
          job_id: string;
          may_answer?: boolean;
          person_id: string;
        };
        Update: Partial<Database['public']['Tables']['job_contacts']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'job_contacts_client_id_person_id_fkey';
            columns: ['client_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'client_contacts';
            referencedColumns: ['client_id', 'person_id'];
          },
          {
            foreignKeyName: 'job_contacts_job_id_client_id_fkey';
            columns: ['job_id', 'client_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id', 'client_id'];
          },
        ];
      };
      job_kit_items: {
        Row: {
          created_at: string;
          hint: string | null;
          id: string;
          job_id: string;
          kind: Database['public']['Enums']['kit_item_kind'];
          name: string;
          position: number;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          hint?: string | null;
          id?: string;
          job_id: string;
          kind: Database['public']['Enums']['kit_item_kind'];
          name: string;
          position?: number;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['job_kit_items']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'job_kit_items_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
        ];
      };
      job_members: {
        Row: {
          created_at: string;
          id: string;
          job_id: string;
          staff_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          job_id: string;
          staff_id: string;
        };
        Update: Partial<Database['public']['Tables']['job_members']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'job_members_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'job_members_staff_id_fkey';
            columns: ['staff_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      job_questions: {
        Row: {
          created_at: string;
          help: LocalizedText;
          id: string;
          job_id: string;
          kind: Database['public']['Enums']['question_kind'];
          options: Json;
          position: number;
          prompt: LocalizedText;
          required: boolean;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          help?: LocalizedText;
          id?: string;
          job_id: string;
          kind?: Database['public']['Enums']['question_kind'];
          options?: Json;
          position?: number;
          prompt: LocalizedText;
          required?: boolean;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['job_questions']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'job_questions_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
        ];
      };
      job_redirects: {
        Row: {
          created_at: string;
          job_id: string;
          slug: string;
        };
        Insert: {
          created_at?: string;
          job_id: string;
          slug: string;
        };
        Update: Partial<Database['public']['Tables']['job_redirects']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'job_redirects_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
        ];
      };
      job_salaries: {
        Row: {
          created_at: string;
          currency: Database['public']['Enums']['currency'];
          is_shown: boolean;
          job_id: string;
          maximum: number;
          minimum: number;
          period: Database['public']['Enums']['pay_period'];
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          currency?: Database['public']['Enums']['currency'];
          is_shown?: boolean;
          job_id: string;
          maximum: number;
          minimum: number;
          period?: Database['public']['Enums']['pay_period'];
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['job_salaries']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'job_salaries_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: true;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
        ];
      };
      job_staff: {
        Row: {
          is_restricted: boolean;
          job_id: string;
          owner_id: string | null;
          stage_template_id: string | null;
          updated_by: string | null;
        };
        Insert: {
          is_restricted?: boolean;
          job_id: string;
          owner_id?: string | null;
          stage_template_id?: string | null;
          updated_by?: string | null;
        };
        Update: Partial<Database['public']['Tables']['job_staff']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'job_staff_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: true;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'job_staff_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'job_staff_stage_template_id_fkey';
            columns: ['stage_template_id'];
            isOneToOne: false;
            referencedRelation: 'stage_templates';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'job_staff_updated_by_fkey';
            columns: ['updated_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      jobs: {
        Row: {
          benefits: Database['public']['Enums']['job_benefit'][];
          channels: Database['public']['Enums']['job_channel'][];
          client_id: string | null;
          closed_at: string | null;
          closes_at: string | null;
          country: string;
          created_at: string;
          description: Json;
          employment_type: Database['public']['Enums']['employment_type'];
          field: Database['public']['Enums']['job_field'];
          id: string;
          is_fixed: boolean;
          kind: Database['public']['Enums']['job_kind'];
          location: string;
          missing: string[];
          opens_at: string | null;
          process: Json;
          published_at: string | null;
          remote: Database['public']['Enums']['job_remote'];
          requirements: Json;
          search_en: string | null;
          search_sv: string | null;
          seniority: Database['public']['Enums']['seniority'];
          slug: string;
          state: Database['public']['Enums']['job_state'];
          summary: LocalizedText;
          title: LocalizedText;
          updated_at: string;
          version: number;
        };
        Insert: {
          benefits?: Database['public']['Enums']['job_benefit'][];
          channels?: Database['public']['Enums']['job_channel'][];
          client_id?: string | null;
          closed_at?: string | null;
          closes_at?: string | null;
          country?: string;
          created_at?: string;
          description?: Json;
          employment_type?: Database['public']['Enums']['employment_type'];
          field: Database['public']['Enums']['job_field'];
          id?: string;
          is_fixed?: boolean;
          kind?: Database['public']['Enums']['job_kind'];
          location?: string;
          missing?: never;
          opens_at?: string | null;
          process?: Json;
          published_at?: string | null;
          remote?: Database['public']['Enums']['job_remote'];
          requirements?: Json;
          search_en?: never;
          search_sv?: never;
          seniority?: Database['public']['Enums']['seniority'];
          slug: string;
          state?: Database['public']['Enums']['job_state'];
          summary?: LocalizedText;
          title: LocalizedText;
          updated_at?: string;
          version?: number;
        };
        Update: Partial<Database['public']['Tables']['jobs']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'jobs_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
        ];
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
        Update: Partial<Database['public']['Tables']['legal_holds']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'legal_holds_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: true;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      message_templates: {
        Row: {
          body: Json;
          created_at: string;
          id: string;
          is_shared: boolean;
          name: string;
          owner_id: string | null;
          subject: Json;
          updated_at: string;
        };
        Insert: {
          body: Json;
          created_at?: string;
          id?: string;
          is_shared?: boolean;
          name: string;
          owner_id?: string | null;
          subject?: Json;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['message_templates']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'message_templates_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      notifications: {
        Row: {
          actor_id: string | null;
          application_id: string | null;
          approval_id: string | null;
          client_id: string | null;
          conversation_id: string | null;
          created_at: string;
          data: Json;
          id: string;
          kind: string;
          mail_id: string | null;
          read_at: string | null;
          task_id: string | null;
          user_id: string;
        };
        Insert: {
          actor_id?: string | null;
          application_id?: string | null;
          approval_id?: string | null;
          client_id?: string | null;
          conversation_id?: string | null;
          created_at?: string;
          data?: Json;
          id?: string;
          kind: string;
          mail_id?: string | null;
          read_at?: string | null;
          task_id?: string | null;
          user_id: string;
        };
        Update: Partial<Database['public']['Tables']['notifications']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'notifications_actor_id_fkey';
            columns: ['actor_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'notifications_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'notifications_approval_id_fkey';
            columns: ['approval_id'];
            isOneToOne: false;
            referencedRelation: 'job_approvals';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'notifications_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'notifications_conversation_id_fkey';
            columns: ['conversation_id'];
            isOneToOne: false;
            referencedRelation: 'conversations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'notifications_mail_id_fkey';
            columns: ['mail_id'];
            isOneToOne: false;
            referencedRelation: 'outbox';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'notifications_task_id_fkey';
            columns: ['task_id'];
            isOneToOne: false;
            referencedRelation: 'tasks';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'notifications_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      open_positions: {
        Row: {
          body: LocalizedText;
          created_at: string;
          facts: LocalizedText;
          id: string;
          job_slug: string | null;
          position: number;
          state: Database['public']['Enums']['website_state'];
          title: LocalizedText;
          updated_at: string;
          version: number;
        };
        Insert: {
          body?: LocalizedText;
          created_at?: string;
          facts?: LocalizedText;
          id?: string;
          job_slug?: string | null;
          position?: number;
          state?: Database['public']['Enums']['website_state'];
          title: LocalizedText;
          updated_at?: string;
          version?: number;
        };
        Update: Partial<Database['public']['Tables']['open_positions']['Insert']>;
        Relationships: [];
      };
      outbox: {
        Row: {
          application_id: string | null;
          attempts: number;
          body: Json | null;
          body_text: string | null;
          calendar: string | null;
          cause: string;
          caused_by_visitor: boolean;
          client_id: string | null;
          concerns_account: boolean;
          concerns_billing: boolean;
          conversation_id: string | null;
          created_at: string;
          created_by: string | null;
          ended: Json | null;
          for_staff: string | null;
          html: string | null;
          id: string;
          in_reply_to: string | null;
          interview_id: string | null;
          invoice_id: string | null;
          is_answer: boolean;
          job_id: string | null;
          language: Database['public']['Enums']['language'];
          last_error: string | null;
          links: Json;
          message_id: string;
          person_id: string | null;
          reply_to: string | null;
          send_after: string;
          sent_at: string | null;
          stage: Database['public']['Enums']['application_stage'] | null;
          state: Database['public']['Enums']['mail_state'];
          subject: string | null;
          template_key: string;
          to_email: string;
          to_name: string | null;
          updated_at: string;
          variables: Json;
        };
        Insert: {
          application_id?: string | null;
          attempts?: number;
          body?: Json | null;
          body_text?: string | null;
          calendar?: string | null;
          cause: string;
          caused_by_visitor?: boolean;
          client_id?: string | null;
          concerns_account?: boolean;
          concerns_billing?: boolean;
          conversation_id?: string | null;
          created_at?: string;
          created_by?: string | null;
          ended?: Json | null;
          for_staff?: string | null;
          html?: string | null;
          id?: string;
          in_reply_to?: string | null;
          interview_id?: string | null;
          invoice_id?: string | null;
          is_answer?: boolean;
          job_id?: string | null;
          language: Database['public']['Enums']['language'];
          last_error?: string | null;
          links?: Json;
          message_id?: string;
          person_id?: string | null;
          reply_to?: string | null;
          send_after?: string;
          sent_at?: string | null;
          stage?: Database['public']['Enums']['application_stage'] | null;
          state?: Database['public']['Enums']['mail_state'];
          subject?: string | null;
          template_key: string;
          to_email: string;
          to_name?: string | null;
          updated_at?: string;
          variables?: Json;
        };
        Update: Partial<Database['public']['Tables']['outbox']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'outbox_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'outbox_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'outbox_conversation_id_fkey';
            columns: ['conversation_id'];
            isOneToOne: false;
            referencedRelation: 'conversations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'outbox_interview_id_fkey';
            columns: ['interview_id'];
            isOneToOne: false;
            referencedRelation: 'interviews';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'outbox_invoice_id_fkey';
            columns: ['invoice_id'];
            isOneToOne: false;
            referencedRelation: 'invoices';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'outbox_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'outbox_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'outbox_template_key_fkey';
            columns: ['template_key'];
            isOneToOne: false;
            referencedRelation: 'email_templates';
            referencedColumns: ['key'];
          },
        ];
      };
      outbox_attachments: {
        Row: {
          bucket: string;
          created_at: string;
          file_name: string;
          id: string;
          mail_id: string;
          mime_type: string;
          path: string;
          size_bytes: number;
        };
        Insert: {
          bucket: string;
          created_at?: string;
          file_name: string;
          id?: string;
          mail_id: string;
          mime_type: string;
          path: string;
          size_bytes: number;
        };
        Update: Partial<Database['public']['Tables']['outbox_attachments']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'outbox_attachments_mail_id_fkey';
            columns: ['mail_id'];
            isOneToOne: false;
            referencedRelation: 'outbox';
            referencedColumns: ['id'];
          },
        ];
      };
      page_texts: {
        Row: {
          created_at: string;
          id: string;
          lead: LocalizedText;
          page: string;
          position: number;
          state: Database['public']['Enums']['website_state'];
          story: LocalizedText;
          story_title: LocalizedText;
          title: LocalizedText;
          updated_at: string;
          version: number;
        };
        Insert: {
          created_at?: string;
          id?: string;
          lead?: LocalizedText;
          page: string;
          position?: number;
          state?: Database['public']['Enums']['website_state'];
          story?: LocalizedText;
          story_title?: LocalizedText;
          title?: LocalizedText;
          updated_at?: string;
          version?: number;
        };
        Update: Partial<Database['public']['Tables']['page_texts']['Insert']>;
        Relationships: [];
      };
      pending_submissions: {
        Row: {
          checked: Json;
          confirmed_at: string | null;
          cv_bucket: string | null;
          cv_file_name: string | null;
          cv_mime_type: string | null;
          cv_path: string | null;
          cv_sha256: string | null;
          cv_size_bytes: number | null;
          data: Json;
          email: string;
          expires_at: string;
          form: string;
          id: string;
          job_id: string | null;
          language: Database['public']['Enums']['language'];
          mailed_to: string | null;
          person_id: string;
          submitted_at: string;
          token_hash: string | null;
        };
        Insert: {
          checked?: Json;
          confirmed_at?: string | null;
          cv_bucket?: string | null;
          cv_file_name?: string | null;
          cv_mime_type?: string | null;
          cv_path?: string | null;
          cv_sha256?: string | null;
          cv_size_bytes?: number | null;
          data: Json;
          email: string;
          expires_at?: string;
          form: string;
          id?: string;
          job_id?: string | null;
          language: Database['public']['Enums']['language'];
          mailed_to?: string | null;
          person_id: string;
          submitted_at?: string;
          token_hash?: string | null;
        };
        Update: Partial<Database['public']['Tables']['pending_submissions']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'pending_submissions_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'pending_submissions_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      people: {
        Row: {
          anonymised_at: string | null;
          created_at: string;
          email: string | null;
          email_bounced_at: string | null;
          email_confirmed_at: string | null;
          erase_after: string | null;
          erasure_requested_at: string | null;
          first_name: string;
          full_name: string;
          headline: string | null;
          id: string;
          language: Database['public']['Enums']['language'];
          last_activity_at: string;
          last_name: string;
          legal_hold: boolean;
          linkedin_sub: string | null;
          linkedin_url: string | null;
          links_held_until: string | null;
          location: string | null;
          merged_into: string | null;
          phone: string | null;
          renamed_at: string | null;
          search_name: string;
          source: string | null;
          updated_at: string;
          user_id: string | null;
        };
        Insert: {
          anonymised_at?: string | null;
          created_at?: string;
          email?: string | null;
          email_bounced_at?: string | null;
          email_confirmed_at?: string | null;
          erase_after?: string | null;
          erasure_requested_at?: string | null;
          first_name?: string;
          full_name?: never;
          headline?: string | null;
          id?: string;
          language?: Database['public']['Enums']['language'];
          last_activity_at?: string;
          last_name?: string;
          legal_hold?: boolean;
          linkedin_sub?: string | null;
          linkedin_url?: string | null;
          links_held_until?: string | null;
          location?: string | null;
          merged_into?: string | null;
          phone?: string | null;
          renamed_at?: string | null;
          search_name?: never;
          source?: string | null;
          updated_at?: string;
          user_id?: string | null;
        };
        Update: Partial<Database['public']['Tables']['people']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'people_merged_into_fkey';
            columns: ['merged_into'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      person_events: {
        Row: {
          actor_id: string | null;
          created_at: string;
          data: Json;
          id: number;
          kind: string;
          person_id: string;
        };
        Insert: {
          actor_id?: string | null;
          created_at?: string;
          data?: Json;
          id?: never;
          kind: string;
          person_id: string;
        };
        Update: Partial<Database['public']['Tables']['person_events']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'person_events_actor_id_fkey';
            columns: ['actor_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'person_events_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      person_notes: {
        Row: {
          author_id: string | null;
          body: string;
          created_at: string;
          id: string;
          person_id: string;
          updated_at: string;
        };
        Insert: {
          author_id?: string | null;
          body: string;
          created_at?: string;
          id?: string;
          person_id: string;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['person_notes']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'person_notes_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'person_notes_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      person_tags: {
        Row: {
          created_at: string;
          created_by: string | null;
          person_id: string;
          tag_id: string;
        };
        Insert: {
          created_at?: string;
          created_by?: string | null;
          person_id: string;
          tag_id: string;
        };
        Update: Partial<Database['public']['Tables']['person_tags']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'person_tags_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'person_tags_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'person_tags_tag_id_fkey';
            columns: ['tag_id'];
            isOneToOne: false;
            referencedRelation: 'tags';
            referencedColumns: ['id'];
          },
        ];
      };
      portal_changes: {
        Row: {
          account_id: string | null;
          client_id: string | null;
          created_at: string;
          id: number;
        };
        Insert: {
          account_id?: string | null;
          client_id?: string | null;
          created_at?: string;
          id?: never;
        };
        Update: Partial<Database['public']['Tables']['portal_changes']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'portal_changes_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
        ];
      };
      privacy_requests: {
        Row: {
          completed_at: string | null;
          created_at: string;
          due_at: string;
          handled_by: string | null;
          id: string;
          kind: Database['public']['Enums']['privacy_request_kind'];
          message: string | null;
          note: string | null;
          person_id: string | null;
          state: Database['public']['Enums']['privacy_request_state'];
          updated_at: string;
        };
        Insert: {
          completed_at?: string | null;
          created_at?: string;
          due_at?: string;
          handled_by?: string | null;
          id?: string;
          kind: Database['public']['Enums']['privacy_request_kind'];
          message?: string | null;
          note?: string | null;
          person_id?: string | null;
          state?: Database['public']['Enums']['privacy_request_state'];
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['privacy_requests']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'privacy_requests_handled_by_fkey';
            columns: ['handled_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'privacy_requests_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      reject_reasons: {
        Row: {
          created_at: string;
          id: string;
          kind: string;
          name: LocalizedText;
          position: number;
          retired_at: string | null;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          kind: string;
          name: LocalizedText;
          position?: number;
          retired_at?: string | null;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['reject_reasons']['Insert']>;
        Relationships: [];
      };
      retention_periods: {
        Row: {
          created_at: string;
          description: LocalizedText;
          months: number;
          purpose: string;
          quarantine_days: number;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          description: LocalizedText;
          months: number;
          purpose: string;
          quarantine_days?: number;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['retention_periods']['Insert']>;
        Relationships: [];
      };
      retention_runs: {
        Row: {
          counts: Json;
          finished_at: string | null;
          id: number;
          is_dry_run: boolean;
          started_at: string;
        };
        Insert: {
          counts?: Json;
          finished_at?: string | null;
          id?: never;
          is_dry_run: boolean;
          started_at?: string;
        };
        Update: Partial<Database['public']['Tables']['retention_runs']['Insert']>;
        Relationships: [];
      };
      review_events: {
        Row: {
          comment: string | null;
          created_at: string;
          id: number;
          item_id: string | null;
          kind: string;
          link_hash: string | null;
          person_id: string | null;
          review_link_id: string;
          staff_id: string | null;
        };
        Insert: {
          comment?: string | null;
          created_at?: string;
          id?: never;
          item_id?: string | null;
          kind: string;
          link_hash?: string | null;
          person_id?: string | null;
          review_link_id: string;
          staff_id?: string | null;
        };
        Update: Partial<Database['public']['Tables']['review_events']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'review_events_item_id_fkey';
            columns: ['item_id'];
            isOneToOne: false;
            referencedRelation: 'review_link_items';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_events_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_events_review_link_id_fkey';
            columns: ['review_link_id'];
            isOneToOne: false;
            referencedRelation: 'review_links';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_events_staff_id_fkey';
            columns: ['staff_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      review_link_items: {
        Row: {
          application_id: string;
          created_at: string;
          decided_at: string | null;
          decision: Database['public']['Enums']['review_decision'] | null;
          id: string;
          position: number;
          presentation: string | null;
          removed_at: string | null;
          review_link_id: string;
          shows_answers: boolean;
          shows_cv: boolean;
          updated_at: string;
        };
        Insert: {
          application_id: string;
          created_at?: string;
          decided_at?: string | null;
          decision?: Database['public']['Enums']['review_decision'] | null;
          id?: string;
          position?: number;
          presentation?: string | null;
          removed_at?: string | null;
          review_link_id: string;
          shows_answers?: boolean;
          shows_cv?: boolean;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['review_link_items']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'review_link_items_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_link_items_review_link_id_fkey';
            columns: ['review_link_id'];
            isOneToOne: false;
            referencedRelation: 'review_links';
            referencedColumns: ['id'];
          },
        ];
      };
      review_links: {
        Row: {
          created_at: string;
          created_by: string | null;
          expires_at: string;
          id: string;
          job_id: string;
          language: Database['public']['Enums']['language'];
          last_mailed_at: string | null;
          last_opened_at: string | null;
          link_made_at: string;
          links_ended_at: string | null;
          message: string | null;
          recipient_email: string | null;
          recipient_name: string;
          revoked_at: string | null;
          shared_at: string | null;
          token_hash: string;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          created_by?: string | null;
          expires_at?: string;
          id?: string;
          job_id: string;
          language?: Database['public']['Enums']['language'];
          last_mailed_at?: string | null;
          last_opened_at?: string | null;
          link_made_at?: string;
          links_ended_at?: string | null;
          message?: string | null;
          recipient_email?: string | null;
          recipient_name: string;
          revoked_at?: string | null;
          shared_at?: string | null;
          token_hash: string;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['review_links']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'review_links_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'review_links_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
        ];
      };
      saved_views: {
        Row: {
          created_at: string;
          id: string;
          is_shared: boolean;
          name: string;
          position: number;
          query: string;
          screen: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          is_shared?: boolean;
          name: string;
          position?: number;
          query: string;
          screen: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: Partial<Database['public']['Tables']['saved_views']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'saved_views_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      scorecards: {
        Row: {
          application_id: string;
          created_at: string;
          id: string;
          notes: string | null;
          recommendation: Database['public']['Enums']['recommendation'];
          scores: Json;
          staff_id: string;
          updated_at: string;
        };
        Insert: {
          application_id: string;
          created_at?: string;
          id?: string;
          notes?: string | null;
          recommendation: Database['public']['Enums']['recommendation'];
          scores?: Json;
          staff_id?: string;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['scorecards']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'scorecards_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'scorecards_staff_id_fkey';
            columns: ['staff_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      settings: {
        Row: {
          created_at: string;
          is_public: boolean;
          key: string;
          updated_at: string;
          value: Json;
        };
        Insert: {
          created_at?: string;
          is_public?: boolean;
          key: string;
          updated_at?: string;
          value: Json;
        };
        Update: Partial<Database['public']['Tables']['settings']['Insert']>;
        Relationships: [];
      };
      staff_calendars: {
        Row: {
          created_at: string;
          staff_id: string;
          time_zone: string;
          updated_at: string;
          url: string | null;
          url_error: string | null;
          url_read_at: string | null;
        };
        Insert: {
          created_at?: string;
          staff_id?: string;
          time_zone: string;
          updated_at?: string;
          url?: string | null;
          url_error?: string | null;
          url_read_at?: string | null;
        };
        Update: Partial<Database['public']['Tables']['staff_calendars']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'staff_calendars_staff_id_fkey';
            columns: ['staff_id'];
            isOneToOne: true;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      staff_chat_hooks: {
        Row: {
          app: string;
          created_at: string;
          error: string | null;
          events: string[];
          id: string;
          sent_at: string | null;
          updated_at: string;
          url: string;
          user_id: string;
        };
        Insert: {
          app: string;
          created_at?: string;
          error?: string | null;
          events: string[];
          id?: string;
          sent_at?: string | null;
          updated_at?: string;
          url: string;
          user_id?: string;
        };
        Update: Partial<Database['public']['Tables']['staff_chat_hooks']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'staff_chat_hooks_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      staff_preferences: {
        Row: {
          created_at: string;
          key: string;
          updated_at: string;
          user_id: string;
          value: Json;
        };
        Insert: {
          created_at?: string;
          key: string;
          updated_at?: string;
          user_id?: string;
          value: Json;
        };
        Update: Partial<Database['public']['Tables']['staff_preferences']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'staff_preferences_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      staff_profiles: {
        Row: {
          approved_at: string | null;
          approved_by: string | null;
          avatar_path: string | null;
          bio: LocalizedText;
          created_at: string;
          email: string;
          invited_by: string | null;
          is_public: boolean;
          language: Database['public']['Enums']['language'];
          last_seen_at: string | null;
          name: string;
          role: Database['public']['Enums']['staff_role'] | null;
          state: Database['public']['Enums']['staff_state'];
          title: string | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          approved_at?: string | null;
          approved_by?: string | null;
          avatar_path?: string | null;
          bio?: LocalizedText;
          created_at?: string;
          email: string;
          invited_by?: string | null;
          is_public?: boolean;
          language?: Database['public']['Enums']['language'];
          last_seen_at?: string | null;
          name: string;
          role?: Database['public']['Enums']['staff_role'] | null;
          state?: Database['public']['Enums']['staff_state'];
          title?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: Partial<Database['public']['Tables']['staff_profiles']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'staff_profiles_approved_by_fkey';
            columns: ['approved_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'staff_profiles_invited_by_fkey';
            columns: ['invited_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      staff_signatures: {
        Row: {
          body: Json;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          body: Json;
          updated_at?: string;
          user_id?: string;
        };
        Update: Partial<Database['public']['Tables']['staff_signatures']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'staff_signatures_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      stage_rules: {
        Row: {
          created_at: string;
          created_by: string | null;
          days: number | null;
          id: string;
          is_on: boolean;
          job_id: string;
          kind: Database['public']['Enums']['stage_rule_kind'];
          minutes: number | null;
          staff_id: string | null;
          stage: Database['public']['Enums']['application_stage'];
          template_key: string | null;
          title: string | null;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          created_by?: string | null;
          days?: number | null;
          id?: string;
          is_on?: boolean;
          job_id: string;
          kind: Database['public']['Enums']['stage_rule_kind'];
          minutes?: number | null;
          staff_id?: string | null;
          stage: Database['public']['Enums']['application_stage'];
          template_key?: string | null;
          title?: string | null;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['stage_rules']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'stage_rules_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'stage_rules_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'stage_rules_staff_id_fkey';
            columns: ['staff_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'stage_rules_template_key_fkey';
            columns: ['template_key'];
            isOneToOne: false;
            referencedRelation: 'email_templates';
            referencedColumns: ['key'];
          },
        ];
      };
      stage_stays: {
        Row: {
          application_id: string;
          entered_at: string | null;
          id: number;
          left_at: string | null;
          reached: Database['public']['Enums']['application_stage'];
          stage: Database['public']['Enums']['application_stage'];
        };
        Insert: {
          application_id: string;
          entered_at?: string | null;
          id?: never;
          left_at?: string | null;
          reached: Database['public']['Enums']['application_stage'];
          stage: Database['public']['Enums']['application_stage'];
        };
        Update: Partial<Database['public']['Tables']['stage_stays']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'stage_stays_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
        ];
      };
      stage_steps: {
        Row: {
          created_at: string;
          id: string;
          name: LocalizedText;
          position: number;
          stage: Database['public']['Enums']['application_stage'];
          template_id: string;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          name: LocalizedText;
          position?: number;
          stage: Database['public']['Enums']['application_stage'];
          template_id: string;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['stage_steps']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'stage_steps_template_id_fkey';
            columns: ['template_id'];
            isOneToOne: false;
            referencedRelation: 'stage_templates';
            referencedColumns: ['id'];
          },
        ];
      };
      stage_templates: {
        Row: {
          created_at: string;
          id: string;
          name: LocalizedText;
          retired_at: string | null;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          name: LocalizedText;
          retired_at?: string | null;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['stage_templates']['Insert']>;
        Relationships: [];
      };
      step_stays: {
        Row: {
          application_id: string;
          entered_at: string | null;
          id: number;
          left_at: string | null;
          step_id: string;
        };
        Insert: {
          application_id: string;
          entered_at?: string | null;
          id?: never;
          left_at?: string | null;
          step_id: string;
        };
        Update: Partial<Database['public']['Tables']['step_stays']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'step_stays_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'step_stays_step_id_fkey';
            columns: ['step_id'];
            isOneToOne: false;
            referencedRelation: 'stage_steps';
            referencedColumns: ['id'];
          },
        ];
      };
      tags: {
        Row: {
          colour: string;
          created_at: string;
          id: string;
          name: string;
          updated_at: string;
        };
        Insert: {
          colour?: string;
          created_at?: string;
          id?: string;
          name: string;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['tags']['Insert']>;
        Relationships: [];
      };
      tasks: {
        Row: {
          application_id: string | null;
          client_id: string | null;
          created_at: string;
          created_by: string | null;
          details: string | null;
          done_at: string | null;
          done_by: string | null;
          due_on: string;
          id: string;
          job_id: string | null;
          kind: Database['public']['Enums']['task_kind'];
          owner_id: string | null;
          person_id: string | null;
          reminded_at: string | null;
          title: string;
          updated_at: string;
        };
        Insert: {
          application_id?: string | null;
          client_id?: string | null;
          created_at?: string;
          created_by?: string | null;
          details?: string | null;
          done_at?: string | null;
          done_by?: string | null;
          due_on: string;
          id?: string;
          job_id?: string | null;
          kind?: Database['public']['Enums']['task_kind'];
          owner_id?: string | null;
          person_id?: string | null;
          reminded_at?: string | null;
          title: string;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['tasks']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'tasks_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'tasks_done_by_fkey';
            columns: ['done_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'tasks_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'tasks_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      team_members: {
        Row: {
          body: LocalizedText;
          created_at: string;
          id: string;
          image: string | null;
          name: string;
          position: number;
          role: LocalizedText;
          state: Database['public']['Enums']['website_state'];
          updated_at: string;
          version: number;
        };
        Insert: {
          body?: LocalizedText;
          created_at?: string;
          id?: string;
          image?: string | null;
          name: string;
          position?: number;
          role?: LocalizedText;
          state?: Database['public']['Enums']['website_state'];
          updated_at?: string;
          version?: number;
        };
        Update: Partial<Database['public']['Tables']['team_members']['Insert']>;
        Relationships: [];
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
        Update: Partial<Database['public']['Tables']['terms_staff']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'terms_staff_published_by_fkey';
            columns: ['published_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'terms_staff_terms_id_fkey';
            columns: ['terms_id'];
            isOneToOne: true;
            referencedRelation: 'general_terms';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'terms_staff_updated_by_fkey';
            columns: ['updated_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      testimonials: {
        Row: {
          case_url: string | null;
          company: string;
          created_at: string;
          id: string;
          image: string | null;
          logo: string | null;
          name: string;
          position: number;
          quote: LocalizedText;
          state: Database['public']['Enums']['website_state'];
          title: LocalizedText;
          updated_at: string;
          version: number;
        };
        Insert: {
          case_url?: string | null;
          company?: string;
          created_at?: string;
          id?: string;
          image?: string | null;
          logo?: string | null;
          name: string;
          position?: number;
          quote?: LocalizedText;
          state?: Database['public']['Enums']['website_state'];
          title?: LocalizedText;
          updated_at?: string;
          version?: number;
        };
        Update: Partial<Database['public']['Tables']['testimonials']['Insert']>;
        Relationships: [];
      };
      view_alerts: {
        Row: {
          checked_at: string | null;
          created_at: string;
          request: string;
          row_key: string;
          tried_at: string | null;
          user_id: string;
          view_id: string;
        };
        Insert: {
          checked_at?: string | null;
          created_at?: string;
          request: string;
          row_key: string;
          tried_at?: string | null;
          user_id?: string;
          view_id: string;
        };
        Update: Partial<Database['public']['Tables']['view_alerts']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'view_alerts_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'view_alerts_view_id_fkey';
            columns: ['view_id'];
            isOneToOne: false;
            referencedRelation: 'saved_views';
            referencedColumns: ['id'];
          },
        ];
      };
      visibility_changes: {
        Row: {
          created_at: string;
          id: number;
        };
        Insert: {
          created_at?: string;
          id?: never;
        };
        Update: Partial<Database['public']['Tables']['visibility_changes']['Insert']>;
        Relationships: [];
      };
      waiting_list: {
        Row: {
          assignee_id: string | null;
          calculation: Json | null;
          client_id: string | null;
          company: string | null;
          created_at: string;
          id: string;
          language: Database['public']['Enums']['language'];
          message: string | null;
          note: string | null;
          person_id: string;
          plan: Database['public']['Enums']['plan'] | null;
          roles_to_fill: string | null;
          source: Database['public']['Enums']['lead_source'];
          state: Database['public']['Enums']['lead_state'];
          state_changed_at: string;
          updated_at: string;
        };
        Insert: {
          assignee_id?: string | null;
          calculation?: Json | null;
          client_id?: string | null;
          company?: string | null;
          created_at?: string;
          id?: string;
          language?: Database['public']['Enums']['language'];
          message?: string | null;
          note?: string | null;
          person_id: string;
          plan?: Database['public']['Enums']['plan'] | null;
          roles_to_fill?: string | null;
          source?: Database['public']['Enums']['lead_source'];
          state?: Database['public']['Enums']['lead_state'];
          state_changed_at?: string;
          updated_at?: string;
        };
        Update: Partial<Database['public']['Tables']['waiting_list']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'waiting_list_assignee_id_fkey';
            columns: ['assignee_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'waiting_list_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'waiting_list_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      webhook_deliveries: {
        Row: {
          attempts: number;
          claimed_at: string | null;
          created_at: string;
          delivered_at: string | null;
          error: string | null;
          event: Database['public']['Enums']['webhook_event'];
          id: string;
          object_id: string;
          payload: Json;
          position: number;
          send_after: string;
          state: Database['public']['Enums']['webhook_delivery_state'];
          status: number | null;
          webhook_id: string;
        };
        Insert: {
          attempts?: number;
          claimed_at?: string | null;
          created_at?: string;
          delivered_at?: string | null;
          error?: string | null;
          event: Database['public']['Enums']['webhook_event'];
          id?: string;
          object_id: string;
          payload: Json;
          position?: never;
          send_after?: string;
          state?: Database['public']['Enums']['webhook_delivery_state'];
          status?: number | null;
          webhook_id: string;
        };
        Update: Partial<Database['public']['Tables']['webhook_deliveries']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'webhook_deliveries_webhook_id_fkey';
            columns: ['webhook_id'];
            isOneToOne: false;
            referencedRelation: 'webhooks';
            referencedColumns: ['id'];
          },
        ];
      };
      webhooks: {
        Row: {
          created_at: string;
          events: Database['public']['Enums']['webhook_event'][];
          failing_since: string | null;
          id: string;
          is_on: boolean;
          name: string;
          paused_at: string | null;
          secret_number: number;
          secret_rotated_at: string | null;
          updated_at: string;
          url: string;
        };
        Insert: {
          created_at?: string;
          events: Database['public']['Enums']['webhook_event'][];
          failing_since?: string | null;
          id?: string;
          is_on?: boolean;
          name: string;
          paused_at?: string | null;
          secret_number?: number;
          secret_rotated_at?: string | null;
          updated_at?: string;
          url: string;
        };
        Update: Partial<Database['public']['Tables']['webhooks']['Insert']>;
        Relationships: [];
      };
      website_versions: {
        Row: {
          content: Json;
          created_at: string;
          edited_by: string | null;
          id: string;
          row_id: string;
          state: Database['public']['Enums']['website_state'];
          table_name: string;
          version: number;
        };
        Insert: {
          content: Json;
          created_at?: string;
          edited_by?: string | null;
          id?: string;
          row_id: string;
          state: Database['public']['Enums']['website_state'];
          table_name: string;
          version: number;
        };
        Update: Partial<Database['public']['Tables']['website_versions']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'website_versions_edited_by_fkey';
            columns: ['edited_by'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      working_hours: {
        Row: {
          ends_at: string;
          staff_id: string;
          starts_at: string;
          weekday: number;
        };
        Insert: {
          ends_at: string;
          staff_id?: string;
          starts_at: string;
          weekday: number;
        };
        Update: Partial<Database['public']['Tables']['working_hours']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'working_hours_staff_id_fkey';
            columns: ['staff_id'];
            isOneToOne: false;
            referencedRelation: 'staff_calendars';
            referencedColumns: ['staff_id'];
          },
        ];
      };
    };
    Views: {
      candidate_list: {
        Row: {
          applications: number | null;
          available_from: string | null;
          consent_expires_at: string | null;
          created_at: string | null;
          custom: Json | null;
          cv_document_id: string | null;
          email: string | null;
          fields: Database['public']['Enums']['job_field'][] | null;
          full_name: string | null;
          headline: string | null;
          id: string | null;
          language: Database['public']['Enums']['language'] | null;
          last_activity_at: string | null;
          location: string | null;
          locations: string[] | null;
          remote: Database['public']['Enums']['job_remote'] | null;
          renewal_mailed_at: string | null;
          seniority: Database['public']['Enums']['seniority'] | null;
          skills: string[] | null;
          state: Database['public']['Enums']['candidate_state'] | null;
          summary: string | null;
          tag_ids: string[] | null;
          years_of_experience: number | null;
        };
        Relationships: [];
      };
      candidates_by_tag: {
        Row: {
          applications: number | null;
          available_from: string | null;
          consent_expires_at: string | null;
          created_at: string | null;
          custom: Json | null;
          cv_document_id: string | null;
          email: string | null;
          fields: Database['public']['Enums']['job_field'][] | null;
          full_name: string | null;
          headline: string | null;
          id: string | null;
          language: Database['public']['Enums']['language'] | null;
          last_activity_at: string | null;
          location: string | null;
          locations: string[] | null;
          remote: Database['public']['Enums']['job_remote'] | null;
          renewal_mailed_at: string | null;
          seniority: Database['public']['Enums']['seniority'] | null;
          skills: string[] | null;
          state: Database['public']['Enums']['candidate_state'] | null;
          summary: string | null;
          tag_id: string | null;
          tag_ids: string[] | null;
          years_of_experience: number | null;
        };
        Relationships: [];
      };
      client_list: {
        Row: {
          country: string | null;
          created_at: string | null;
          custom: Json | null;
          id: string | null;
          is_over_plan: boolean | null;
          language: Database['public']['Enums']['language'] | null;
          last_contact_at: string | null;
          location: string | null;
          logo_path: string | null;
          name: string | null;
          next_invoice_kind: string | null;
          next_invoice_month: string | null;
          open_jobs: number | null;
          organisation_number: string | null;
          owner_id: string | null;
          owner_name: string | null;
          plan: Database['public']['Enums']['plan'] | null;
          plan_ends_on: string | null;
          plan_starts_on: string | null;
          presented: number | null;
          searches: number | null;
          searches_allowed: number | null;
          standing: string | null;
        };
        Relationships: [];
      };
      client_timeline: {
        Row: {
          actor_id: string | null;
          client_id: string | null;
          created_at: string | null;
          data: Json | null;
          kind: string | null;
        };
        Relationships: [];
      };
      freelancer_list: {
        Row: {
          approved_at: string | null;
          availability: Database['public']['Enums']['availability'] | null;
          consent_expires_at: string | null;
          created_at: string | null;
          currency: Database['public']['Enums']['currency'] | null;
          custom: Json | null;
          day_rate: number | null;
          email: string | null;
          fields: Database['public']['Enums']['job_field'][] | null;
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
        Relationships: [];
      };
      invoice_list: {
        Row: {
          client_id: string | null;
          client_name: string | null;
          created_at: string | null;
          credited_number: number | null;
          currency: Database['public']['Enums']['currency'] | null;
          due_on: string | null;
          id: string | null;
          issued_on: string | null;
          kind: Database['public']['Enums']['invoice_kind'] | null;
          month: string | null;
          net_amount: number | null;
          number: number | null;
          paid_on: string | null;
          sek_rate: number | null;
          standing: string | null;
          total_amount: number | null;
          vat_amount: number | null;
          vat_sek_amount: number | null;
          vat_treatment: Database['public']['Enums']['vat_treatment'] | null;
        };
        Relationships: [];
      };
      job_list: {
        Row: {
          client_id: string | null;
          closes_at: string | null;
          created_at: string | null;
          custom: Json | null;
          employment_type: Database['public']['Enums']['employment_type'] | null;
          field: Database['public']['Enums']['job_field'] | null;
          id: string | null;
          is_restricted: boolean | null;
          kind: Database['public']['Enums']['job_kind'] | null;
          location: string | null;
          missing: string[] | null;
          owner_id: string | null;
          published_at: string | null;
          remote: Database['public']['Enums']['job_remote'] | null;
          seniority: Database['public']['Enums']['seniority'] | null;
          state: Database['public']['Enums']['job_state'] | null;
          title: LocalizedText | null;
          updated_at: string | null;
        };
        Relationships: [];
      };
      lead_list: {
        Row: {
          assignee_id: string | null;
          assignee_name: string | null;
          client_id: string | null;
          client_name: string | null;
          company: string | null;
          created_at: string | null;
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
          state_changed_at: string | null;
        };
        Relationships: [];
      };
      newsletter_readers: {
        Row: {
          consent_version: number | null;
          email: string | null;
          full_name: string | null;
          id: string | null;
          joined_at: string | null;
          language: Database['public']['Enums']['language'] | null;
          state: string | null;
        };
        Relationships: [];
      };
      people_by_role: {
        Row: {
          applications: number | null;
          created_at: string | null;
          custom: Json | null;
          email: string | null;
          erase_after: string | null;
          full_name: string | null;
          headline: string | null;
          id: string | null;
          in_quarantine: boolean | null;
          language: Database['public']['Enums']['language'] | null;
          last_activity_at: string | null;
          legal_hold: boolean | null;
          location: string | null;
          phone: string | null;
          role: string | null;
          roles: string[] | null;
          source: string | null;
          tag_ids: string[] | null;
        };
        Relationships: [];
      };
      people_by_tag: {
        Row: {
          applications: number | null;
          created_at: string | null;
          custom: Json | null;
          email: string | null;
          erase_after: string | null;
          full_name: string | null;
          headline: string | null;
          id: string | null;
          in_quarantine: boolean | null;
          language: Database['public']['Enums']['language'] | null;
          last_activity_at: string | null;
          legal_hold: boolean | null;
          location: string | null;
          phone: string | null;
          roles: string[] | null;
          source: string | null;
          tag_id: string | null;
          tag_ids: string[] | null;
        };
        Relationships: [];
      };
      people_list: {
        Row: {
          applications: number | null;
          created_at: string | null;
          custom: Json | null;
          email: string | null;
          erase_after: string | null;
          full_name: string | null;
          headline: string | null;
          id: string | null;
          in_quarantine: boolean | null;
          language: Database['public']['Enums']['language'] | null;
          last_activity_at: string | null;
          legal_hold: boolean | null;
          location: string | null;
          phone: string | null;
          roles: string[] | null;
          source: string | null;
          tag_ids: string[] | null;
        };
        Relationships: [];
      };
      person_timeline: {
        Row: {
          actor_id: string | null;
          application_id: string | null;
          created_at: string | null;
          data: Json | null;
          job_id: string | null;
          kind: string | null;
          person_id: string | null;
        };
        Relationships: [];
      };
      possible_duplicates: {
        Row: {
          other_id: string | null;
          person_id: string | null;
          reason: string | null;
        };
        Relationships: [];
      };
      privacy_request_list: {
        Row: {
          anonymised_at: string | null;
          completed_at: string | null;
          created_at: string | null;
          due_at: string | null;
          email: string | null;
          erase_after: string | null;
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
          open_until: string | null;
          person_id: string | null;
          state: Database['public']['Enums']['privacy_request_state'] | null;
        };
        Relationships: [];
      };
      staff_list: {
        Row: {
          approved_at: string | null;
          created_at: string | null;
          email: string | null;
          has_second_factor: boolean | null;
          invited_by_name: string | null;
          language: Database['public']['Enums']['language'] | null;
          last_seen_at: string | null;
          name: string | null;
          role: string | null;
          session_count: number | null;
          standing: string | null;
          state: Database['public']['Enums']['staff_state'] | null;
          title: string | null;
          user_id: string | null;
        };
        Relationships: [];
      };
      tag_list: {
        Row: {
          colour: string | null;
          created_at: string | null;
          id: string | null;
          name: string | null;
          people: number | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      add_to_job: {
        Args: {
          person_id: string;
          job_id: string;
        };
        Returns: string;
      };
      approve_invoice_address: {
        Args: {
          client: string;
          person: string;
          address: string;
        };
        Returns: undefined;
      };
      cancel_client_plan: {
        Args: {
          cancelled_plan: string;
        };
        Returns: undefined;
      };
      change_requested_email: {
        Args: {
          request_id: string;
        };
        Returns: string;
      };
      correct_client_plan: {
        Args: {
          corrected_plan: string;
          plan: Database['public']['Enums']['plan'];
          starts_on: string;
          monthly_amount: number;
          currency: Database['public']['Enums']['currency'];
        };
        Returns: undefined;
      };
      correct_client_project: {
        Args: {
          corrected_project: string;
          starts_on: string;
          signed_on: string;
          amount: number;
          currency: Database['public']['Enums']['currency'];
        };
        Returns: undefined;
      };
      count_applications_by_day: {
        Args: {
          first_day: string;
          last_day: string;
        };
        Returns: {
          day: string;
          applications: number;
        }[];
      };
      count_applications_by_source: {
        Args: {
          first_day: string;
          last_day: string;
        };
        Returns: {
          source: string;
          applications: number;
        }[];
      };
      count_board: {
        Args: {
          filter?: Json;
          most?: number;
        };
        Returns: {
          stage: Database['public']['Enums']['application_stage'];
          total: number;
        }[];
      };
      count_board_steps: {
        Args: {
          filter: Json;
          template: string;
          most?: number;
        };
        Returns: {
          step_id: string;
          total: number;
        }[];
      };
      count_engagement: {
        Args: {
          first_day: string;
          last_day: string;
        };
        Returns: {
          level: string;
          views: number;
        }[];
      };
      count_left_out: {
        Args: {
          first_day: string;
          last_day: string;
          filter?: Json;
        };
        Returns: {
          withdrawn: number;
          imported: number;
        }[];
      };
      count_newsletter_readers: {
        Args: never;
        Returns: {
          confirmed: number;
          waiting: number;
        }[];
      };
      count_pipeline: {
        Args: never;
        Returns: {
          stage: Database['public']['Enums']['application_stage'];
          applications: number;
        }[];
      };
      count_views_by_day: {
        Args: {
          first_day: string;
          last_day: string;
        };
        Returns: {
          day: string;
          views: number;
          article_views: number;
        }[];
      };
      count_work: {
        Args: {
          colleague: string;
        };
        Returns: {
          jobs: number;
          applications: number;
          interviews: number;
          conversations: number;
          clients: number;
          leads: number;
          tasks: number;
          booking_links: number;
          shared_links: number;
        }[];
      };
      custom: {
        Args: {
          application: Database['public']['Tables']['applications']['Row'];
        };
        Returns: Json;
      };
      delete_stage_step: {
        Args: {
          deleted: string;
        };
        Returns: undefined;
      };
      document_missing: {
        Args: {
          value: Json;
        };
        Returns: string[];
      };
      duplicate_job: {
        Args: {
          copied_job: string;
        };
        Returns: string;
      };
      end_client_plan: {
        Args: {
          ended_plan: string;
          last_day: string;
        };
        Returns: undefined;
      };
      explain_search: {
        Args: {
          query: string;
          people: string[];
        };
        Returns: {
          person_id: string;
          source: string;
          label: string;
          excerpt: string;
        }[];
      };
      find_applications: {
        Args: {
          query: string;
        };
        Returns: Database['public']['Tables']['applications']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'applications';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      find_articles: {
        Args: {
          query: string;
        };
        Returns: Database['public']['Tables']['articles']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'articles';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      find_clients: {
        Args: {
          query: string;
        };
        Returns: Database['public']['Tables']['clients']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'clients';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      find_hidden_application: {
        Args: {
          application_id: string;
        };
        Returns: {
          person_id: string;
          erase_after: string;
        }[];
      };
      find_in_audit_log: {
        Args: {
          query: string;
        };
        Returns: Database['public']['Tables']['audit_log']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'audit_log';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      find_in_candidate_list: {
        Args: {
          query: string;
        };
        Returns: Database['public']['Views']['candidate_list']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'candidate_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      find_in_client_list: {
        Args: {
          query: string;
        };
        Returns: Database['public']['Views']['client_list']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'client_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      find_in_freelancer_list: {
        Args: {
          query: string;
        };
        Returns: Database['public']['Views']['freelancer_list']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'freelancer_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      find_in_job_list: {
        Args: {
          query: string;
        };
        Returns: Database['public']['Views']['job_list']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'job_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      find_in_lead_list: {
        Args: {
          query: string;
        };
        Returns: Database['public']['Views']['lead_list']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'lead_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      find_in_outbox: {
        Args: {
          query: string;
        };
        Returns: Database['public']['Tables']['outbox']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'outbox';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      find_in_people_list: {
        Args: {
          query: string;
        };
        Returns: Database['public']['Views']['people_list']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'people_list';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      find_jobs: {
        Args: {
          query: string;
        };
        Returns: Database['public']['Tables']['jobs']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'jobs';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      find_people: {
        Args: {
          query: string;
          max_results?: number;
        };
        Returns: Database['public']['Tables']['people']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'people';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      get_article_author: {
        Args: {
          article_slug: string;
        };
        Returns: Json;
      };
      get_hiring_figures: {
        Args: never;
        Returns: {
          hires: number;
          days_to_shortlist: number;
          kept_percent: number;
        }[];
      };
      get_job_approval: {
        Args: {
          job: string;
        };
        Returns: Json;
      };
      get_job_recruiter: {
        Args: {
          job_id: string;
        };
        Returns: Json;
      };
      get_navigation_counts: {
        Args: never;
        Returns: {
          open_jobs: number;
          new_applications: number;
          candidates: number;
          new_leads: number;
        }[];
      };
      get_next_calendly_url: {
        Args: never;
        Returns: string;
      };
      get_plan_use: {
        Args: {
          client: string;
          without_job?: string;
        };
        Returns: {
          plan: Database['public']['Enums']['plan'];
          is_paused: boolean;
          is_limited: boolean;
          allowed: number;
          in_use: number;
        }[];
      };
      get_portal: {
        Args: never;
        Returns: Json;
      };
      get_portal_billing: {
        Args: {
          company: string;
        };
        Returns: Json;
      };
      get_portal_reports: {
        Args: {
          client: string;
        };
        Returns: Json;
      };
      get_publishing_figures: {
        Args: {
          first_day: string;
          last_day: string;
        };
        Returns: {
          published_articles: number;
          new_articles: number;
          scheduled_articles: number;
          drafts: number;
          open_jobs: number;
        }[];
      };
      get_recruiting_figures: {
        Args: {
          first_day: string;
          last_day: string;
        };
        Returns: {
          open_jobs: number;
          applications: number;
          hires: number;
          days_to_hire: number;
          leads: number;
          waiting_leads: number;
          failed_mails: number;
        }[];
      };
      get_staff_access: {
        Args: never;
        Returns: {
          name: string;
          role: Database['public']['Enums']['staff_role'];
          state: Database['public']['Enums']['staff_state'];
          language: Database['public']['Enums']['language'];
          owes_second_factor: boolean;
        }[];
      };
      hand_over_work: {
        Args: {
          colleague: string;
          successor: string;
        };
        Returns: undefined;
      };
      hold_person: {
        Args: {
          person_id: string;
          reason: string;
        };
        Returns: undefined;
      };
      lift_hold: {
        Args: {
          person_id: string;
        };
        Returns: undefined;
      };
      list_board: {
        Args: {
          filter?: Json;
          stage?: Database['public']['Enums']['application_stage'];
          after?: Json;
          max_results?: number;
        };
        Returns: Database['public']['Tables']['applications']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'applications';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      list_missing_scorecards: {
        Args: never;
        Returns: {
          application_id: string;
          full_name: string;
          job_title: Json;
          ended_at: string;
        }[];
      };
      list_needing_attention: {
        Args: never;
        Returns: {
          kind: string;
          waiting: number;
          moment: string;
        }[];
      };
      list_portal_approvals: {
        Args: never;
        Returns: Json;
      };
      list_report_rows: {
        Args: {
          figure: string;
          first_day: string;
          last_day: string;
          filter?: Json;
          at_stage?: Database['public']['Enums']['application_stage'];
          from_source?: string;
          skip?: number;
          max_results?: number;
          for_reason?: string;
          at_step?: string;
        };
        Returns: {
          application_id: string;
          full_name: string;
          job_title: Json;
          source: string;
          since: string;
          until: string;
          days: number;
        }[];
      };
      list_scorecard_authors: {
        Args: {
          application: string;
        };
        Returns: {
          staff_id: string;
          created_at: string;
        }[];
      };
      localized_missing: {
        Args: {
          value: LocalizedText;
        };
        Returns: string[];
      };
      make_client_of_lead: {
        Args: {
          lead: string;
          client_name: string;
        };
        Returns: {
          client_id: string;
          is_new_client: boolean;
          is_new_contact: boolean;
        }[];
      };
      merge_tags: {
        Args: {
          tag: string;
          target: string;
        };
        Returns: undefined;
      };
      open_article_preview: {
        Args: {
          token: string;
        };
        Returns: Json;
      };
      open_portal_approval: {
        Args: {
          approval: string;
        };
        Returns: Json;
      };
      open_portal_review: {
        Args: {
          shortlist: string;
        };
        Returns: Json;
      };
      open_review: {
        Args: {
          token: string;
        };
        Returns: Json;
      };
      order_custom_fields: {
        Args: {
          ids: string[];
        };
        Returns: undefined;
      };
      order_reject_reasons: {
        Args: {
          ids: string[];
        };
        Returns: undefined;
      };
      order_stage_steps: {
        Args: {
          ids: string[];
        };
        Returns: undefined;
      };
      preview_stage_template: {
        Args: {
          job: string;
          template: string;
        };
        Returns: {
          stage: Database['public']['Enums']['application_stage'];
          from_step: string;
          to_step: string;
          applications: number;
        }[];
      };
      publish_general_terms: {
        Args: {
          seen_version: number;
          effective_on?: string;
        };
        Returns: string;
      };
      record_export: {
        Args: {
          relation: string;
          row_count: number;
        };
        Returns: undefined;
      };
      remove_newsletter_readers: {
        Args: {
          readers: string[];
        };
        Returns: number;
      };
      replace_review_link: {
        Args: {
          shortlist: string;
          new_hash: string;
          valid_until: string;
        };
        Returns: undefined;
      };
      replay_webhook: {
        Args: {
          replayed_delivery: string;
        };
        Returns: undefined;
      };
      report_durations: {
        Args: {
          figure: string;
          first_day: string;
          last_day: string;
          bounds: number[];
          filter?: Json;
        };
        Returns: {
          total: number;
          median_days: number;
          slow_days: number;
          histogram: number[];
        }[];
      };
      report_funnel: {
        Args: {
          first_day: string;
          last_day: string;
          filter?: Json;
        };
        Returns: {
          stage: Database['public']['Enums']['application_stage'];
          applications: number;
        }[];
      };
      report_groups: {
        Args: {
          dimension: string;
          first_day: string;
          last_day: string;
          filter?: Json;
        };
        Returns: {
          key: string;
          applications: number;
          interviews: number;
          hires: number;
          median_days: number;
        }[];
      };
      report_rejections: {
        Args: {
          first_day: string;
          last_day: string;
          filter?: Json;
        };
        Returns: {
          reason: string;
          applications: number;
        }[];
      };
      report_sources: {
        Args: {
          first_day: string;
          last_day: string;
          filter?: Json;
        };
        Returns: {
          source: string;
          applications: number;
          hires: number;
        }[];
      };
      report_stage_times: {
        Args: {
          first_day: string;
          last_day: string;
          filter?: Json;
        };
        Returns: {
          stage: Database['public']['Enums']['application_stage'];
          stays: number;
          median_days: number;
          slow_days: number;
        }[];
      };
      report_step_funnel: {
        Args: {
          template: string;
          first_day: string;
          last_day: string;
          filter?: Json;
        };
        Returns: {
          step_id: string;
          applications: number;
        }[];
      };
      report_step_times: {
        Args: {
          first_day: string;
          last_day: string;
          filter?: Json;
        };
        Returns: {
          step_id: string;
          stays: number;
          median_days: number;
          slow_days: number;
        }[];
      };
      request_erasure: {
        Args: {
          person_id: string;
          erase_by?: string;
        };
        Returns: string;
      };
      restrict_job: {
        Args: {
          job: string;
          restricted: boolean;
        };
        Returns: undefined;
      };
      revoke_person_links: {
        Args: {
          person_id: string;
        };
        Returns: number;
      };
      save_job: {
        Args: {
          saved_job: string;
          known_version: number;
          changes: Json;
        };
        Returns: number;
      };
      save_working_hours: {
        Args: {
          time_zone: string;
          hours: Json;
          url?: string;
        };
        Returns: undefined;
      };
      set_portal_report: {
        Args: {
          client: string;
          wanted: boolean;
        };
        Returns: boolean;
      };
      set_website_order: {
        Args: {
          section: string;
          ids: string[];
        };
        Returns: undefined;
      };
      share_shortlist: {
        Args: {
          shortlist: string;
          is_shared?: boolean;
        };
        Returns: undefined;
      };
      start_client_plan: {
        Args: {
          client: string;
          plan: Database['public']['Enums']['plan'];
          starts_on: string;
          monthly_amount: number;
          currency: Database['public']['Enums']['currency'];
        };
        Returns: string;
      };
      start_client_project: {
        Args: {
          client: string;
          job: string;
          starts_on: string;
          amount: number;
          currency: Database['public']['Enums']['currency'];
        };
        Returns: string;
      };
      suggest_search: {
        Args: {
          query: string;
        };
        Returns: string;
      };
      tag_ids: {
        Args: {
          application: Database['public']['Tables']['applications']['Row'];
        };
        Returns: string[];
      };
      test_chat_hook: {
        Args: {
          tested_hook: string;
        };
        Returns: undefined;
      };
      test_webhook: {
        Args: {
          tested_webhook: string;
        };
        Returns: string;
      };
      undo_add_to_job: {
        Args: {
          application_id: string;
        };
        Returns: boolean;
      };
      undo_erasure: {
        Args: {
          person_id: string;
        };
        Returns: number;
      };
      write_availability: {
        Args: {
          freelancer: string;
          periods: Json;
        };
        Returns: undefined;
      };
    };
    Enums: {
      api_scope:
        | 'jobs:read'
        | 'jobs:write'
        | 'applications:read'
        | 'applications:write'
        | 'people:read'
        | 'people:write'
        | 'files:read'
        | 'clients:read'
        | 'clients:write'
        | 'interviews:read'
        | 'interviews:write'
        | 'mail:read'
        | 'mail:write'
        | 'invoices:read'
        | 'invoices:write';
      application_stage: 'new' | 'screening' | 'interview' | 'offer' | 'hired' | 'rejected';
      article_kind: 'article' | 'case';
      article_state: 'draft' | 'scheduled' | 'published';
      availability: 'available' | 'partly' | 'booked';
      bulk_action_state: 'running' | 'cancelling' | 'done' | 'undoing' | 'undone';
      bulk_row_state: 'waiting' | 'done' | 'skipped' | 'cancelled' | 'undone' | 'kept';
      candidate_state: 'active' | 'paused' | 'left';
      client_document_kind: 'contract' | 'data_processing' | 'other';
      client_note_kind: 'note' | 'call' | 'meeting' | 'email';
      consent_purpose:
        | 'application'
        | 'candidate_bank'
        | 'freelance_network'
        | 'waiting_list'
        | 'contact'
        | 'calculation'
        | 'newsletter';
      currency: 'SEK' | 'EUR' | 'NOK' | 'DKK';
      document_kind: 'cv' | 'cover_letter' | 'portfolio' | 'other';
      employment_type: 'full_time' | 'part_time' | 'contract' | 'temporary' | 'internship';
      extraction_state: 'pending' | 'done' | 'failed';
      faq_topic: 'companies' | 'candidates' | 'freelancers' | 'data';
      freelancer_state: 'pending' | 'approved' | 'paused' | 'declined' | 'left';
      import_state:
        | 'mapping'
        | 'checking'
        | 'checked'
        | 'running'
        | 'cancelling'
        | 'done'
        | 'undoing'
        | 'undone';
      inbox_kind: 'mail' | 'auto_reply' | 'bounce';
      interview_choice: 'free' | 'fixed';
      interview_kind: 'phone' | 'video' | 'on_site';
      interview_state: 'proposed' | 'booked' | 'cancelled';
      invoice_kind: 'invoice' | 'credit_note';
      invoice_line_kind: 'plan' | 'project_start' | 'project_signing';
      invoice_state: 'draft' | 'sent' | 'paid';
      job_benefit:
        | 'collective_agreement'
        | 'pension'
        | 'wellness'
        | 'parental_pay'
        | 'holiday'
        | 'flexible_hours'
        | 'remote_days'
        | 'learning'
        | 'shares'
        | 'insurance'
        | 'bicycle'
        | 'meals';
      job_channel: 'indeed' | 'linkedin' | 'platsbanken' | 'feed' | 'embed';
      job_field: 'tech' | 'go_to_market' | 'creative' | 'operations';
      job_kind: 'client' | 'internal';
      job_remote: 'onsite' | 'hybrid' | 'remote';
      job_state: 'draft' | 'open' | 'closed';
      kit_item_kind: 'question' | 'attribute';
      language: 'en' | 'sv';
      lead_source: 'membership' | 'contact' | 'calculator';
      lead_state: 'new' | 'contacted' | 'booked' | 'closed';
      mail_state: 'queued' | 'sending' | 'sent' | 'kept' | 'failed' | 'cancelled';
      pause_request_state: 'pending' | 'approved' | 'declined' | 'withdrawn';
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
      recommendation: 'strong_no' | 'no' | 'yes' | 'strong_yes';
      review_decision: 'interview' | 'pass';
      seniority: 'junior' | 'mid' | 'senior' | 'lead';
      staff_role: 'admin' | 'recruiter' | 'editor';
      staff_state: 'pending' | 'active' | 'disabled';
      stage_rule_kind: 'mail' | 'task' | 'scorecard' | 'remind';
      task_kind: 'task' | 'scorecard';
      terms_state: 'draft' | 'published' | 'archived';
      vat_treatment: 'domestic' | 'reverse_charge' | 'outside_eu';
      webhook_delivery_state: 'waiting' | 'sending' | 'delivered' | 'failed';
      webhook_event:
        | 'job.created'
        | 'job.updated'
        | 'job.deleted'
        | 'application.created'
        | 'application.updated'
        | 'application.deleted'
        | 'person.created'
        | 'person.updated'
        | 'person.deleted'
        | 'person.erased'
        | 'client.created'
        | 'client.updated'
        | 'client.deleted'
        | 'interview.created'
        | 'interview.updated'
        | 'interview.deleted'
        | 'mail.sent'
        | 'mail.failed'
        | 'mail.received'
        | 'webhook.test';
      website_state: 'draft' | 'published' | 'hidden';
    };
    CompositeTypes: { [_ in never]: never };
  };
};

type PublicEnums = Database['public']['Enums'];
export type Enums<Name extends keyof PublicEnums> = PublicEnums[Name];
