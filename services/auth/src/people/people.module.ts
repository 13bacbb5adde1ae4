import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LimitsModule } from '../limits/limits.module';
import { ProfilesModule } from '../profiles/profiles.module';
import { RecordsModule } from '../records.module';
import { InvitationEntity } from './invitation.entity';
import { InvitationsController } from './invitations.controller';
import { InvitationsRepository } from './invitations.repository';
import { InvitationsService } from './invitations.service';
import { PairsController } from './pairs.controller';
import { PairsService } from './pairs.service';
import { PeopleController } from './people.controller';
import { PeopleRepository } from './people.repository';
import { PeopleService } from './people.service';
import { PersonEntity } from './person.entity';

/** Those whom a member keeps with their births, and the links by which they enter them themselves. */
@Module({
  imports: [
    LimitsModule,
    ProfilesModule,
    RecordsModule,
    TypeOrmModule.forFeature([InvitationEntity, PersonEntity]),
  ],
  controllers: [InvitationsController, PairsController, PeopleController],
  providers: [
    InvitationsRepository,
    InvitationsService,
    PairsService,
    PeopleRepository,
    PeopleService,
  ],
})
export class PeopleModule {}
