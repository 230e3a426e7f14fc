// Generated from the migrated database; see scripts/database-types.ts.

import type { LocalizedText } from './localized-text.ts';

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  __InternalSupabase: {
    PostgrestVersion: '14';
  };
  public: {
    Tables: {
      audit_log: {
        Row: {
          action: string;
          actor_id: string | null;
          actor_role: string;
          changed_columns: string[];
          id: number;
          occurred_at: string;
          row_id: string;
          table_name: string;
        };
        Insert: {
          action: string;
          actor_id?: string | null;
          actor_role: string;
          changed_columns?: string[];
          id?: never;
          occurred_at?: string;
          row_id: string;
          table_name: string;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          actor_role?: string;
          changed_columns?: string[];
          id?: never;
          occurred_at?: string;
          row_id?: string;
          table_name?: string;
        };
        Relationships: [];
      };
      client_contacts: {
        Row: {
          client_id: string;
          created_at: string;
          note: string | null;
          person_id: string;
          title: string | null;
          updated_at: string;
        };
        Insert: {
          client_id: string;
          created_at?: string;
          note?: string | null;
          person_id: string;
          title?: string | null;
          updated_at?: string;
        };
        Update: {
          client_id?: string;
          created_at?: string;
          note?: string | null;
          person_id?: string;
          title?: string | null;
          updated_at?: string;
        };
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
        Update: {
          about?: LocalizedText;
          created_at?: string;
          id?: string;
          location?: string | null;
          logo_path?: string | null;
          name?: string;
          updated_at?: string;
          website?: string | null;
        };
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
        Update: {
          body?: LocalizedText;
          created_at?: string;
          id?: string;
          published_at?: string;
          purpose?: Database['public']['Enums']['consent_purpose'];
          updated_at?: string;
          version?: number;
        };
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
        Update: {
          consent_text_id?: string;
          created_at?: string;
          expires_at?: string | null;
          given_at?: string;
          id?: string;
          language?: Database['public']['Enums']['language'];
          person_id?: string;
          purpose?: Database['public']['Enums']['consent_purpose'];
          updated_at?: string;
          withdrawn_at?: string | null;
        };
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
      documents: {
        Row: {
          bucket: string;
          created_at: string;
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
          updated_at: string;
        };
        Insert: {
          bucket?: string;
          created_at?: string;
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
          size_bytes: number;
          updated_at?: string;
        };
        Update: {
          bucket?: string;
          created_at?: string;
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
          size_bytes?: number;
          updated_at?: string;
        };
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
        Update: {
          created_at?: string;
          key?: string;
          request_hash?: string;
          response?: Json | null;
          scope?: string;
          status?: number | null;
          updated_at?: string;
        };
        Relationships: [];
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
        Update: {
          created_at?: string;
          help?: LocalizedText;
          id?: string;
          job_id?: string;
          kind?: Database['public']['Enums']['question_kind'];
          options?: Json;
          position?: number;
          prompt?: LocalizedText;
          required?: boolean;
          updated_at?: string;
        };
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
        Update: {
          created_at?: string;
          currency?: Database['public']['Enums']['currency'];
          is_shown?: boolean;
          job_id?: string;
          maximum?: number;
          minimum?: number;
          period?: Database['public']['Enums']['pay_period'];
          updated_at?: string;
        };
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
      jobs: {
        Row: {
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
          owner_id: string | null;
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
          owner_id?: string | null;
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
        Update: {
          client_id?: string | null;
          closed_at?: string | null;
          closes_at?: string | null;
          country?: string;
          created_at?: string;
          description?: Json;
          employment_type?: Database['public']['Enums']['employment_type'];
          field?: Database['public']['Enums']['job_field'];
          id?: string;
          is_fixed?: boolean;
          kind?: Database['public']['Enums']['job_kind'];
          location?: string;
          missing?: never;
          opens_at?: string | null;
          owner_id?: string | null;
          process?: Json;
          published_at?: string | null;
          remote?: Database['public']['Enums']['job_remote'];
          requirements?: Json;
          search_en?: never;
          search_sv?: never;
          seniority?: Database['public']['Enums']['seniority'];
          slug?: string;
          state?: Database['public']['Enums']['job_state'];
          summary?: LocalizedText;
          title?: LocalizedText;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'jobs_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'jobs_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'staff_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      people: {
        Row: {
          anonymised_at: string | null;
          created_at: string;
          email: string | null;
          erase_after: string | null;
          first_name: string;
          full_name: string;
          headline: string | null;
          id: string;
          language: Database['public']['Enums']['language'];
          last_activity_at: string;
          last_name: string;
          legal_hold: boolean;
          legal_hold_reason: string | null;
          linkedin_sub: string | null;
          linkedin_url: string | null;
          location: string | null;
          merged_into: string | null;
          phone: string | null;
          search_name: string;
          source: string | null;
          updated_at: string;
          user_id: string | null;
        };
        Insert: {
          anonymised_at?: string | null;
          created_at?: string;
          email?: string | null;
          erase_after?: string | null;
          first_name?: string;
          full_name?: never;
          headline?: string | null;
          id?: string;
          language?: Database['public']['Enums']['language'];
          last_activity_at?: string;
          last_name?: string;
          legal_hold?: boolean;
          legal_hold_reason?: string | null;
          linkedin_sub?: string | null;
          linkedin_url?: string | null;
          location?: string | null;
          merged_into?: string | null;
          phone?: string | null;
          search_name?: never;
          source?: string | null;
          updated_at?: string;
          user_id?: string | null;
        };
        Update: {
          anonymised_at?: string | null;
          created_at?: string;
          email?: string | null;
          erase_after?: string | null;
          first_name?: string;
          full_name?: never;
          headline?: string | null;
          id?: string;
          language?: Database['public']['Enums']['language'];
          last_activity_at?: string;
          last_name?: string;
          legal_hold?: boolean;
          legal_hold_reason?: string | null;
          linkedin_sub?: string | null;
          linkedin_url?: string | null;
          location?: string | null;
          merged_into?: string | null;
          phone?: string | null;
          search_name?: never;
          source?: string | null;
          updated_at?: string;
          user_id?: string | null;
        };
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
        Update: {
          actor_id?: string | null;
          created_at?: string;
          data?: Json;
          id?: never;
          kind?: string;
          person_id?: string;
        };
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
        Update: {
          created_at?: string;
          created_by?: string | null;
          person_id?: string;
          tag_id?: string;
        };
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
        Update: {
          created_at?: string;
          is_public?: boolean;
          key?: string;
          updated_at?: string;
          value?: Json;
        };
        Relationships: [];
      };
      staff_profiles: {
        Row: {
          approved_at: string | null;
          approved_by: string | null;
          avatar_path: string | null;
          created_at: string;
          email: string;
          invited_by: string | null;
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
          created_at?: string;
          email: string;
          invited_by?: string | null;
          language?: Database['public']['Enums']['language'];
          last_seen_at?: string | null;
          name: string;
          role?: Database['public']['Enums']['staff_role'] | null;
          state?: Database['public']['Enums']['staff_state'];
          title?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          approved_at?: string | null;
          approved_by?: string | null;
          avatar_path?: string | null;
          created_at?: string;
          email?: string;
          invited_by?: string | null;
          language?: Database['public']['Enums']['language'];
          last_seen_at?: string | null;
          name?: string;
          role?: Database['public']['Enums']['staff_role'] | null;
          state?: Database['public']['Enums']['staff_state'];
          title?: string | null;
          updated_at?: string;
          user_id?: string;
        };
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
        Update: {
          colour?: string;
          created_at?: string;
          id?: string;
          name?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      possible_duplicates: {
        Row: {
          other_id: string | null;
          person_id: string | null;
          reason: string | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      document_missing: {
        Args: {
          value: Json;
        };
        Returns: string[];
      };
      localized_missing: {
        Args: {
          value: LocalizedText;
        };
        Returns: string[];
      };
    };
    Enums: {
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
      job_field: 'tech' | 'go_to_market' | 'creative' | 'operations';
      job_kind: 'client' | 'internal';
      job_remote: 'onsite' | 'hybrid' | 'remote';
      job_state: 'draft' | 'open' | 'closed';
      language: 'en' | 'sv';
      pay_period: 'hour' | 'day' | 'month' | 'year';
      question_kind:
        | 'short_text'
        | 'long_text'
        | 'yes_no'
        | 'single_choice'
        | 'multiple_choice'
        | 'number'
        | 'url';
      seniority: 'junior' | 'mid' | 'senior' | 'lead';
      staff_role: 'admin' | 'recruiter' | 'editor';
      staff_state: 'pending' | 'active' | 'disabled';
    };
    CompositeTypes: { [_ in never]: never };
  };
  storage: {
    Tables: {
      buckets: {
        Row: {
          allowed_mime_types: string[] | null;
          created_at: string;
          file_size_limit: number | null;
          id: string;
          name: string;
          owner: string | null;
          owner_id: string | null;
          public: boolean;
          updated_at: string;
        };
        Insert: {
          allowed_mime_types?: string[] | null;
          created_at?: string;
          file_size_limit?: number | null;
          id: string;
          name: string;
          owner?: string | null;
          owner_id?: string | null;
          public?: boolean;
          updated_at?: string;
        };
        Update: {
          allowed_mime_types?: string[] | null;
          created_at?: string;
          file_size_limit?: number | null;
          id?: string;
          name?: string;
          owner?: string | null;
          owner_id?: string | null;
          public?: boolean;
          updated_at?: string;
        };
        Relationships: [];
      };
      objects: {
        Row: {
          bucket_id: string;
          created_at: string;
          id: string;
          last_accessed_at: string;
          metadata: Json | null;
          name: string;
          owner: string | null;
          owner_id: string | null;
          path_tokens: string[] | null;
          updated_at: string;
          user_metadata: Json | null;
          version: string | null;
        };
        Insert: {
          bucket_id: string;
          created_at?: string;
          id?: string;
          last_accessed_at?: string;
          metadata?: Json | null;
          name: string;
          owner?: string | null;
          owner_id?: string | null;
          path_tokens?: never;
          updated_at?: string;
          user_metadata?: Json | null;
          version?: string | null;
        };
        Update: {
          bucket_id?: string;
          created_at?: string;
          id?: string;
          last_accessed_at?: string;
          metadata?: Json | null;
          name?: string;
          owner?: string | null;
          owner_id?: string | null;
          path_tokens?: never;
          updated_at?: string;
          user_metadata?: Json | null;
          version?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'objects_bucket_id_fkey';
            columns: ['bucket_id'];
            isOneToOne: false;
            referencedRelation: 'buckets';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      extension: {
        Args: {
          name: string;
        };
        Returns: string;
      };
      filename: {
        Args: {
          name: string;
        };
        Returns: string;
      };
      foldername: {
        Args: {
          name: string;
        };
        Returns: string[];
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};

type Public = Database['public'];
type Relations = Public['Tables'] & Public['Views'];

export type Tables<Name extends keyof Relations> = Relations[Name]['Row'];
export type TablesInsert<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Insert'];
export type TablesUpdate<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Update'];
export type Enums<Name extends keyof Public['Enums']> = Public['Enums'][Name];
